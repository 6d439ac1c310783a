import { Card } from '@upaj/ui/card';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface FieldSectionProps {
  title: string;
  /** The rule in words, a paragraph each. */
  rule: readonly string[];
  children: ReactNode;
}

/** One kind of work, with the rule that its advice follows. */
export function FieldSection({ title, rule, children }: FieldSectionProps) {
  const { t } = useTranslation('field-weather');
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id} className="grid min-w-0 gap-3">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {children}
        <details className="group rounded-field border border-line">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-field px-4 font-semibold">
            {t('howWorkedOut')}
            <ChevronDown
              aria-hidden="true"
              className="size-5 flex-none text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-2 border-line border-t p-4 text-sm">
            {rule.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </section>
    </Card>
  );
}
