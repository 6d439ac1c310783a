import { Button } from '../actions/button.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { CountDot, IconButton } from '../actions/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../actions/menu.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { StackedBars } from '../charts/stacked-bars.tsx';
import { RichText } from '../content/rich-text.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Counter } from '../feedback/counter.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { ProgressCircle } from '../feedback/progress-circle.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Stepper } from '../feedback/stepper.tsx';
import { Card } from '../layout/card.tsx';
import { DescriptionList } from '../layout/description-list.tsx';
import { LineItem } from '../layout/line-item.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { StickyBar } from '../layout/sticky-bar.tsx';
import { Timeline, TimelineEntry } from '../layout/timeline.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { categoryPicture } from '../market/produce.ts';
import { ProductCard } from '../market/product-card.tsx';
import { ProductCardSkeleton } from '../market/product-card-skeleton.tsx';
import { ProductGrid } from '../market/product-grid.tsx';
import { QuantityStepper } from '../market/quantity-stepper.tsx';
import { StarInput } from '../market/star-input.tsx';
import { StarRating } from '../market/star-rating.tsx';
import { Avatar } from '../media/avatar.tsx';
import { Brand, BrandMark } from '../media/brand.tsx';
import { Carousel } from '../media/carousel.tsx';
import { middle } from '../media/crop-square.ts';
import { Gallery } from '../media/gallery.tsx';
import { HeroField } from '../media/hero-field.tsx';
import { ImageCropper } from '../media/image-cropper.tsx';
import { Picture } from '../media/picture.tsx';
import { samplePhotos } from '../media/sample-photos.ts';
import { chatSamples } from './chat-samples.tsx';
import type { Samples } from './component-modules.tsx';
import { formSamples } from './form-samples.tsx';
import { navigationSamples } from './navigation-samples.tsx';

const ignore = () => {};
const crops = categoryPicture('Crops');
const countLabels = {
  quantity: 'Quantity',
  decrease: 'Less',
  increase: 'More',
  notWhole: 'Whole numbers',
};
const cropLabels = { picture: 'You', zoom: 'Size', across: 'Across', down: 'Down' };
const product = { name: 'Wheat', description: 'Clean', unit: '1U = 25kg', price: '₹700' };

/** Samples of all components for the suite. */
export const samples: Samples = {
  ...chatSamples,
  ...formSamples,
  ...navigationSamples,
  Avatar: { draw: (probe) => <Avatar name="Meera Devi" {...probe} /> },
  Badge: { draw: (probe) => <Badge {...probe}>New</Badge> },
  Brand: { draw: (probe) => <Brand name="Upaj" {...probe} /> },
  BrandMark: { draw: (probe) => <BrandMark {...probe} /> },
  Button: { draw: (probe) => <Button {...probe}>Save</Button>, isInteractive: true },
  Card: { draw: (probe) => <Card {...probe} /> },
  Carousel: {
    draw: (probe) => (
      <Carousel label="Mandi" previousLabel="Back" nextLabel="On" {...probe}>
        <p>Crops</p>
      </Carousel>
    ),
    isInteractive: true,
  },
  CopyButton: {
    draw: (probe) => <CopyButton text="9" label="Copy" copiedLabel="Copied" {...probe} />,
    isInteractive: true,
  },
  CountDot: { draw: (probe) => <CountDot count={3} {...probe} /> },
  Counter: { draw: (probe) => <Counter value={7} {...probe} /> },
  DescriptionList: {
    draw: (probe) => <DescriptionList items={[{ term: 'Weight', value: '50 kg' }]} {...probe} />,
  },
  Dialog: {
    draw: (probe) => (
      <Dialog isOpen onOpenChange={ignore} title="Delete?" closeLabel="Close" {...probe} />
    ),
    isInteractive: true,
  },
  EmptyState: {
    draw: (probe) => (
      <EmptyState picture={crops.src} {...probe}>
        Nothing yet
      </EmptyState>
    ),
  },
  ErrorState: {
    draw: (probe) => (
      <ErrorState retryLabel="Try again" onRetry={ignore} {...probe}>
        Failed
      </ErrorState>
    ),
    isInteractive: true,
  },
  Gallery: {
    draw: (probe) => (
      <Gallery
        photos={samplePhotos}
        fallback={crops}
        alt="Wheat"
        label="Pictures"
        thumbnailLabel={(position) => `Picture ${position}`}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  HeroField: { draw: (probe) => <HeroField {...probe} /> },
  IconButton: {
    draw: (probe) => (
      <IconButton label="Cart" {...probe}>
        <i />
      </IconButton>
    ),
    isInteractive: true,
  },
  ImageCropper: {
    draw: (probe) => (
      <ImageCropper
        src={crops.src}
        crop={middle}
        onCropChange={ignore}
        labels={cropLabels}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  LineItem: { draw: (probe) => <LineItem picture={null} title="Wheat" {...probe} /> },
  Menu: {
    draw: (probe) => (
      <Menu label="Profile menu" trigger="MD" {...probe}>
        <MenuItem>Logout</MenuItem>
      </Menu>
    ),
    isInteractive: true,
  },
  MenuItem: {
    draw: (probe) => (
      <div role="menu">
        <MenuItem {...probe}>Logout</MenuItem>
      </div>
    ),
    isInteractive: true,
  },
  MenuLink: {
    draw: (probe) => (
      <div role="menu">
        <MenuLink to="/profile" {...probe}>
          Profile
        </MenuLink>
      </div>
    ),
    isInteractive: true,
  },
  Notice: {
    draw: (probe) => (
      <Notice closeLabel="Close" onClose={ignore} {...probe}>
        New version.
      </Notice>
    ),
  },
  Picture: { draw: (probe) => <Picture alt="Wheat" fallback={crops} {...probe} /> },
  ProductCard: {
    draw: (probe) => (
      <ProductCard
        product={product}
        to="/mandi/Crops/1"
        picture={null}
        rating="No ratings yet"
        stepper={null}
        action={null}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  ProductCardSkeleton: { draw: (probe) => <ProductCardSkeleton {...probe} /> },
  ProductGrid: { draw: (probe) => <ProductGrid {...probe} /> },
  ProgressBar: { draw: (probe) => <ProgressBar value={0.5} label="Sending" {...probe} /> },
  ProgressCircle: { draw: (probe) => <ProgressCircle value={0.5} label="Half" {...probe} /> },
  QuantityStepper: {
    draw: (probe) => (
      <QuantityStepper value={1} onValueChange={ignore} labels={countLabels} {...probe} />
    ),
    isInteractive: true,
  },
  RichText: { draw: (probe) => <RichText text="Sow *early*" {...probe} /> },
  SectionHead: { draw: (probe) => <SectionHead title="Crops" {...probe} /> },
  Skeleton: { draw: (probe) => <Skeleton {...probe} /> },
  Spinner: { draw: (probe) => <Spinner {...probe} /> },
  StackedBars: {
    draw: (probe) => <StackedBars columns={['Jan']} series={[]} {...probe} />,
  },
  StarInput: {
    draw: (probe) => (
      <StarInput
        legend="Rating"
        value={3}
        onValueChange={ignore}
        starLabel={(stars) => `${stars} stars`}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  StarRating: { draw: (probe) => <StarRating value={4.7} label="4.7 of 5 stars" {...probe} /> },
  Stepper: {
    draw: (probe) => (
      <Stepper label="Order" steps={[{ label: 'Placed', state: 'done' }]} {...probe} />
    ),
  },
  StickyBar: { draw: (probe) => <StickyBar {...probe} /> },
  TextLink: { draw: (probe) => <TextLink href="/" {...probe} />, isInteractive: true },
  Timeline: { draw: (probe) => <Timeline {...probe} /> },
  TimelineEntry: {
    draw: (probe) => (
      <Timeline>
        <TimelineEntry title="Placed" {...probe} />
      </Timeline>
    ),
  },
  VisuallyHidden: { draw: (probe) => <VisuallyHidden {...probe} /> },
};
