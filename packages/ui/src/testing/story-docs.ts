import type { ArgTypes } from '@storybook/react-vite';
import { extractComponentDescription } from 'storybook/internal/docs-tools';

/** What the page of a component says besides its props, in Markdown. */
interface Notes {
  use: string;
  /** With the name of the component that fits better. */
  avoid: string;
  /** Left out for a component that no key reaches. */
  keyboard?: string;
  screenReader: string;
}

/** The `parameters` of a component's stories: when to use it, and how keyboard and screen reader meet it. */
export function notes({ use, avoid, keyboard, screenReader }: Notes) {
  const sections = [
    ['When to use', use],
    ['When not to use', avoid],
    ['Keyboard', keyboard],
    ['Screen reader', screenReader],
  ];
  const written = sections.flatMap(([name, text]) =>
    text ? [`**${name}:** ${text.charAt(0).toUpperCase()}${text.slice(1)}`] : [],
  );
  type Component = Parameters<typeof extractComponentDescription>[0];
  return {
    docs: {
      // Not `description.component`, which would replace the sentence above the component itself.
      extractComponentDescription: (component: Component) =>
        [extractComponentDescription(component), ...written].filter(Boolean).join('\n\n'),
    },
  };
}

/** What each choice means; `never` without a type argument, where any name would do. */
type Meanings<Value> = string extends Value ? never : Record<NonNullable<Value> & string, string>;

/**
 * A prop with a few choices, which Storybook does not find by itself where they are variants of `cva`.
 *
 * @example argTypes: { tone: choices<BadgeProps['tone']>({ neutral: 'A fact.', good: 'Better.' }, 'neutral') }
 */
export function choices<Value extends string | null | undefined>(
  meanings: NoInfer<Meanings<Value>>,
  standard?: NoInfer<NonNullable<Value>>,
): ArgTypes[string] {
  const options = Object.keys(meanings);
  const described = Object.entries(meanings).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  return {
    options,
    control: 'select',
    description: described.join('\n'),
    table: {
      type: { summary: options.join(' | ') },
      defaultValue: standard ? { summary: standard } : undefined,
    },
  };
}
