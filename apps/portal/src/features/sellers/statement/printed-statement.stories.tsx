import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../../testing/story-app.tsx';
import { meera, seller } from '../../../testing/users.ts';
import { PaperStatement } from './printed-statement.tsx';

const line = { name: 'Green Peas', unit: 'kg', delivered: 4.4, price: 1100, total: 4840 } as const;
const row = {
  orderId: meera.id,
  reference: 'UP-DEM009',
  deliveredAt: '2026-11-18T06:00:00.000Z',
  buyer: 'Meera Devi',
  items: [line],
  total: 4840,
  received: 4000.5,
  outstanding: 839.5,
};

/** The statement as it leaves the printer, always white. */
const meta = {
  title: 'Screens/Selling/Statement/On Paper',
  component: PaperStatement,
  args: {
    month: '2026-11',
    totals: { total: 9680.1, received: 4000.5, outstanding: 5679.6 },
    rows: [
      row,
      {
        ...row,
        orderId: seller.userId ?? '',
        reference: 'UP-DEM010',
        buyer: null,
        items: [line, { ...line, name: 'Sharbati Wheat', total: 0.1 }],
        total: 4840.1,
        received: 0,
        outstanding: 4840.1,
      },
    ],
  },
  decorators: [inApp({ session: seller })],
} satisfies Meta<typeof PaperStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};

export const OnPaperInHindi: Story = { tags: ['nightly'], globals: { language: 'hi' } };
