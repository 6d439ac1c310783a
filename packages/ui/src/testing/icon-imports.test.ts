import { expect, it } from 'vitest';
import { iconImports } from './icon-imports.ts';

it('finds the icons of a file on one line or on several, without types and second names', () => {
  const source = `
import { useState } from 'react';
import { Check, type LucideIcon, X as Close } from 'lucide-react';
import {
  ArrowLeft,
  ArrowRight,
} from 'lucide-react';
import type { LucideProps } from 'lucide-react';`;
  expect(iconImports(source)).toEqual(['Check', 'X', 'ArrowLeft', 'ArrowRight']);
});
