import { Button } from '../actions/button.tsx';
import { CountDot, IconButton } from '../actions/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../actions/menu.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Counter } from '../feedback/counter.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { FileDropZone } from '../forms/file-drop-zone.tsx';
import { FormField } from '../forms/form-field.tsx';
import { NumberField } from '../forms/number-field.tsx';
import { OtpField } from '../forms/otp-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { Select } from '../forms/select.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { Card } from '../layout/card.tsx';
import { DescriptionList } from '../layout/description-list.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { categoryPicture } from '../market/produce.ts';
import { ProductCard } from '../market/product-card.tsx';
import { ProductCardSkeleton } from '../market/product-card-skeleton.tsx';
import { ProductGrid } from '../market/product-grid.tsx';
import { QuantityStepper } from '../market/quantity-stepper.tsx';
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
import type { Samples } from './component-modules.tsx';
import { navigationSamples } from './navigation-samples.tsx';

const ignore = () => {};
const crops = categoryPicture('Crops');
const countLabels = {
  quantity: 'Quantity',
  decrease: 'Less',
  increase: 'More',
  notWhole: 'Whole numbers',
};
const dropLabels = {
  prompt: 'Drop pictures here',
  remove: () => 'Remove',
  rejection: () => 'Refused',
  sending: 'Sending',
};
const cropLabels = { picture: 'You', zoom: 'Size', across: 'Across', down: 'Down' };
const product = { name: 'Wheat', description: 'Clean', unit: '1U = 25kg', price: '₹700' };

/** Samples of all components for the suite. */
export const samples: Samples = {
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
  FileDropZone: {
    draw: (probe) => (
      <FileDropZone files={[]} onFilesChange={ignore} labels={dropLabels} {...probe} />
    ),
    isInteractive: true,
  },
  FormField: {
    draw: (probe) => (
      <FormField label="Name" hint="As in the bank book" error="Missing" isRequired {...probe}>
        <TextField />
      </FormField>
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
  NumberField: {
    draw: (probe) => <NumberField aria-label="Price" {...probe} />,
    isInteractive: true,
  },
  OtpField: {
    draw: (probe) => (
      <OtpField
        digits={['', '']}
        onDigitsChange={ignore}
        label="OTP"
        digitLabel={(position) => `Digit ${position}`}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  PasswordField: {
    draw: (probe) => (
      <PasswordField aria-label="Password" revealLabel="Show" hideLabel="Hide" {...probe} />
    ),
    isInteractive: true,
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
  QuantityStepper: {
    draw: (probe) => (
      <QuantityStepper value={1} onValueChange={ignore} labels={countLabels} {...probe} />
    ),
    isInteractive: true,
  },
  SearchField: { draw: (probe) => <SearchField label="Search" {...probe} />, isInteractive: true },
  SectionHead: { draw: (probe) => <SectionHead title="Crops" {...probe} /> },
  Select: { draw: (probe) => <Select aria-label="Unit" {...probe} />, isInteractive: true },
  Skeleton: { draw: (probe) => <Skeleton {...probe} /> },
  Spinner: { draw: (probe) => <Spinner {...probe} /> },
  StarRating: { draw: (probe) => <StarRating value={4.7} label="4.7 of 5 stars" {...probe} /> },
  Textarea: { draw: (probe) => <Textarea aria-label="About" {...probe} />, isInteractive: true },
  TextField: { draw: (probe) => <TextField aria-label="Name" {...probe} />, isInteractive: true },
  TextLink: { draw: (probe) => <TextLink href="/" {...probe} />, isInteractive: true },
  VisuallyHidden: { draw: (probe) => <VisuallyHidden {...probe} /> },
};
