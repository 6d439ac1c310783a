import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { demoListings } from '@upaj/demo/market';
import { failing, full, missing, outOfStock, waiting } from '@upaj/mocks/scenarios';
import { expect, screen } from 'storybook/test';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import { seller } from '../testing/users.ts';
import CropPage from './crop.page.tsx';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const at = (category: string, slug: string) => ({ at: paths.crop.href(category, idOf(slug)) });

/** Each story sets its listing in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({
    ...at('Crops', 'sharbati-wheat'),
    path: paths.crop.path,
    frame: 'signed-in',
    ...context.parameters.app,
  })(Story, context);

/**
 * One listing with its pictures, price and stock; a buyer takes it from here. Shown on sale,
 * sold out, as one's own, loading, failed and not found. Address: `/mandi/:category/:id`.
 */
const meta = {
  title: 'Screens/Market/Crop',
  tags: ['nightly'],
  component: CropPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
} satisfies Meta<typeof CropPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sharbati Wheat' });
    await expect(canvas.getByText(/Price: ₹28.00 per Kg/)).toBeVisible();
  },
};

/** Two units weigh and cost twice as much. */
export const TwoUnits: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more: Sharbati Wheat' }));
    await expect(canvas.getByText('50 kg')).toBeVisible();
    await expect(canvas.getByText('₹1,400')).toBeVisible();
  },
};

/** An amount above the stock can be typed, and shows an error. */
export const MoreThanInStock: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByLabelText('Quantity of Sharbati Wheat');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '21{Enter}');
    await canvas.findByText('Only 20 U · 500 kg (5 quintals) are in stock.');
  },
};

/** A click on a small picture makes it the large one. */
export const AnotherPicture: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('button', { name: 'Picture 2' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The message leads to the cart. */
export const AddedToCart: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD TO CART' }));
    await screen.findByText('Added to your cart: 1 U Sharbati Wheat');
    await expect(screen.getByRole('button', { name: 'Go to the cart' })).toBeVisible();
  },
};

/** No one buys their own goods. */
export const OwnListing: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { app: { ...at('Crops', 'sharbati-wheat'), session: seller } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'आपका अपना माल' });
  },
};

export const InLitres: Story = {
  globals: { language: 'en' },
  parameters: { app: at('Dairy Products', 'cow-milk') },
  play: async ({ canvas }) => {
    await canvas.findByText('1U = 25 L');
    await expect(canvas.queryByText(/per quintal/)).toBeNull();
  },
};

/** Only licensed dealers sell seeds. */
export const WithLicence: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  parameters: { app: at('Seeds', 'wheat-seed') },
  play: async ({ canvas }) => {
    await canvas.findByText(/as given by the seller$/);
  },
};

export const WithoutRatings: Story = { parameters: { app: at('Crops', 'ragi') } };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const SoldOut: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: outOfStock() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'BUY NOW' })).toBeDisabled();
  },
};

export const Loading: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('crops') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading card information...')).toHaveRole('status');
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('crops') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch data');
  },
};

export const NotFound: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: missing() } },
  play: async ({ canvas }) => {
    await canvas.findByText('Item not found');
  },
};

/** The address names a category that there is not. */
export const UnknownCategory: Story = {
  globals: { language: 'en' },
  parameters: { app: at('Spices', 'sharbati-wheat') },
  play: async ({ canvas }) => {
    await canvas.findByText('Category not found');
  },
};

/** The listing exists, but in another category. */
export const OtherCategory: Story = {
  globals: { language: 'en' },
  parameters: { app: at('Fruits', 'sharbati-wheat') },
  play: async ({ canvas }) => {
    await canvas.findByText('No card found.');
  },
};
