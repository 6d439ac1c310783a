import { expect, it } from 'vitest';
import { readableLists, withWholeTypes } from '../../../.storybook/shown-types.ts';

const shown = (tsType: { name: string; raw?: string }) => {
  const component = { __docgenInfo: { props: { files: { tsType } } } };
  const context = { component, argTypes: { files: { name: 'files', table: {} } } };
  return withWholeTypes(Object(context)).files?.table?.type?.summary;
};

it('alternatives are shown as they are written, on one line', () => {
  expect(shown({ name: 'union', raw: "| 'left'\n  | 'right'" })).toBe("'left' | 'right'");
});

it('a type that Storybook shows well stays as it is', () => {
  expect(shown({ name: 'Array', raw: 'string[]' })).toBeUndefined();
});

it('a list that must not be changed is read as a list, and nothing else is touched', () => {
  const { transform } = readableLists();
  const code =
    "interface Props {\n  readonly files: readonly File[];\n}\nconst word = 'readonly ';";
  const handler = Object(transform).handler as (code: string) => { code: string };
  expect(handler(code).code).toBe(code.replace(': readonly File', ': File'));
});
