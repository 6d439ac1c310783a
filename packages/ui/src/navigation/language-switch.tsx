import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Languages of the interface by their own names, which are not translated. */
const ownNames = { en: 'English', hi: 'हिंदी' } as const;

export type Language = keyof typeof ownNames;

export interface LanguageSwitchProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The current language. */
  language: Language;
  /** Called with the other one. */
  onLanguageChange: (language: Language) => void;
}

/** A switch to the other language, labelled in that language. */
export function LanguageSwitch({
  language,
  onLanguageChange,
  className,
  ...props
}: LanguageSwitchProps) {
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <button
      data-slot="language-switch"
      type="button"
      lang={other}
      onClick={() => onLanguageChange(other)}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2.5 font-semibold text-control text-ink transition-colors hover:bg-sunken',
        className,
      )}
      {...props}
    >
      {ownNames[other]}
    </button>
  );
}
