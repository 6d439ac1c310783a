import type { ReactNode } from 'react';
import * as Button from '../actions/button.tsx';
import * as CopyButton from '../actions/copy-button.tsx';
import * as IconButton from '../actions/icon-button.tsx';
import * as Menu from '../actions/menu.tsx';
import * as TextLink from '../actions/text-link.tsx';
import * as StackedBars from '../charts/stacked-bars.tsx';
import * as ChatBubble from '../chat/chat-bubble.tsx';
import * as ChatList from '../chat/chat-list.tsx';
import * as RichText from '../content/rich-text.tsx';
import * as Badge from '../feedback/badge.tsx';
import * as Counter from '../feedback/counter.tsx';
import * as Dialog from '../feedback/dialog.tsx';
import * as EmptyState from '../feedback/empty-state.tsx';
import * as ErrorState from '../feedback/error-state.tsx';
import * as Notice from '../feedback/notice.tsx';
import * as ProgressBar from '../feedback/progress-bar.tsx';
import * as ProgressCircle from '../feedback/progress-circle.tsx';
import * as Skeleton from '../feedback/skeleton.tsx';
import * as Spinner from '../feedback/spinner.tsx';
import * as Stepper from '../feedback/stepper.tsx';
import * as Checkbox from '../forms/checkbox.tsx';
import * as ChoiceCard from '../forms/choice-card.tsx';
import * as FileDropZone from '../forms/file-drop-zone.tsx';
import * as FormField from '../forms/form-field.tsx';
import * as NumberField from '../forms/number-field.tsx';
import * as OtpField from '../forms/otp-field.tsx';
import * as PasswordField from '../forms/password-field.tsx';
import * as SearchField from '../forms/search-field.tsx';
import * as Select from '../forms/select.tsx';
import * as Switch from '../forms/switch.tsx';
import * as TextField from '../forms/text-field.tsx';
import * as Textarea from '../forms/textarea.tsx';
import * as Card from '../layout/card.tsx';
import * as DescriptionList from '../layout/description-list.tsx';
import * as LineItem from '../layout/line-item.tsx';
import * as SectionHead from '../layout/section-head.tsx';
import * as StickyBar from '../layout/sticky-bar.tsx';
import * as Timeline from '../layout/timeline.tsx';
import * as VisuallyHidden from '../layout/visually-hidden.tsx';
import * as ProductCard from '../market/product-card.tsx';
import * as ProductCardSkeleton from '../market/product-card-skeleton.tsx';
import * as ProductGrid from '../market/product-grid.tsx';
import * as QuantityStepper from '../market/quantity-stepper.tsx';
import * as StarInput from '../market/star-input.tsx';
import * as StarRating from '../market/star-rating.tsx';
import * as Avatar from '../media/avatar.tsx';
import * as Brand from '../media/brand.tsx';
import * as Carousel from '../media/carousel.tsx';
import * as Gallery from '../media/gallery.tsx';
import * as HeroField from '../media/hero-field.tsx';
import * as ImageCropper from '../media/image-cropper.tsx';
import * as Picture from '../media/picture.tsx';
import * as BottomBar from '../navigation/bottom-bar.tsx';
import * as ChipRow from '../navigation/chip-row.tsx';
import * as LanguageSwitch from '../navigation/language-switch.tsx';
import * as Link from '../navigation/link.tsx';
import * as PageHeader from '../navigation/page-header.tsx';
import * as ShowMore from '../navigation/show-more.tsx';
import * as Sidebar from '../navigation/sidebar.tsx';
import * as SkipLink from '../navigation/skip-link.tsx';
import * as TabLinks from '../navigation/tab-links.tsx';
import * as Tabs from '../navigation/tabs.tsx';
import * as ThemeSwitch from '../navigation/theme-switch.tsx';
import * as TopBar from '../navigation/top-bar.tsx';

/** Every module of components by its name in the package's exports; the toaster renders into sonner's own list. */
export const modules = {
  avatar: Avatar,
  badge: Badge,
  'bottom-bar': BottomBar,
  brand: Brand,
  button: Button,
  card: Card,
  carousel: Carousel,
  'chat-bubble': ChatBubble,
  'chat-list': ChatList,
  checkbox: Checkbox,
  'chip-row': ChipRow,
  'choice-card': ChoiceCard,
  'copy-button': CopyButton,
  counter: Counter,
  'description-list': DescriptionList,
  dialog: Dialog,
  'empty-state': EmptyState,
  'error-state': ErrorState,
  'file-drop-zone': FileDropZone,
  'form-field': FormField,
  gallery: Gallery,
  'hero-field': HeroField,
  'icon-button': IconButton,
  'image-cropper': ImageCropper,
  'language-switch': LanguageSwitch,
  'line-item': LineItem,
  link: Link,
  menu: Menu,
  notice: Notice,
  'number-field': NumberField,
  'otp-field': OtpField,
  'page-header': PageHeader,
  'password-field': PasswordField,
  picture: Picture,
  'product-card': ProductCard,
  'product-card-skeleton': ProductCardSkeleton,
  'product-grid': ProductGrid,
  'progress-bar': ProgressBar,
  'progress-circle': ProgressCircle,
  'quantity-stepper': QuantityStepper,
  'rich-text': RichText,
  'search-field': SearchField,
  'section-head': SectionHead,
  select: Select,
  switch: Switch,
  'show-more': ShowMore,
  sidebar: Sidebar,
  skeleton: Skeleton,
  'skip-link': SkipLink,
  spinner: Spinner,
  'stacked-bars': StackedBars,
  'star-input': StarInput,
  'star-rating': StarRating,
  stepper: Stepper,
  'sticky-bar': StickyBar,
  'tab-links': TabLinks,
  tabs: Tabs,
  'text-field': TextField,
  'text-link': TextLink,
  textarea: Textarea,
  'theme-switch': ThemeSwitch,
  timeline: Timeline,
  'top-bar': TopBar,
  'visually-hidden': VisuallyHidden,
} as const;

/** Props that the suite passes to a component and expects on its root. */
export interface ProbeProps {
  ref: (root: Element | null) => void;
  className: string;
  'data-probe': string;
  'aria-keyshortcuts': string;
}

/** How to render a component, and whether its root or a child must be focusable. */
interface Part {
  draw: (probe: ProbeProps) => ReactNode;
  isInteractive?: boolean;
}

type Modules = typeof modules;
type Capitalised<Name> = Name extends `${infer First}${string}`
  ? First extends Uppercase<First>
    ? Name
    : never
  : never;

/** Name of every exported component of a module. */
type ComponentsOf<Module> = Capitalised<keyof Module & string>;

/** A component that is exported but not rendered here is a compiler error. */
export type Samples = { [Key in keyof Modules as ComponentsOf<Modules[Key]>]: Part };
