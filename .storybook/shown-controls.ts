import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** A default that is longer is code, such as a component, and says nothing in a table. */
const LONGEST_DEFAULT = 60;

const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);

/** Leaves out the controls of elements and components: they would show React's objects in place of a value. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table } = argType;
      const isCode = (table?.defaultValue?.summary?.length ?? 0) > LONGEST_DEFAULT;
      if (isCode) {
        const shown = { ...table, defaultValue: undefined };
        return [name, { ...argType, control: false, table: shown }];
      }
      return [name, isDrawn(initialArgs[name]) ? { ...argType, control: false } : argType];
    }),
  );
