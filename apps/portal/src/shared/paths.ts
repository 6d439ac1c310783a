/** The parts of the services that menus and buttons lead to. */
export type Section = 'products' | 'recommendation' | 'services' | 'labs' | 'schemes';

/** What the Mandi shows. */
interface MandiFilter {
  category?: string;
  q?: string;
  state?: string;
  sort?: string;
  /** Id of the seller. */
  seller?: string;
}

/** What the discussions show. */
export interface DiscussionView {
  tab?: 'latest' | 'popular' | 'my-threads';
  q?: string;
  hashtag?: string;
  /** Id of a crop of the content. */
  crop?: string;
  unanswered?: 'true';
}

/** Every address of the portal: `path` for the router, `href` for links. */
export const paths = {
  home: { path: '/', href: () => '/' },
  services: {
    path: '/services',
    href: (section?: Section) => (section ? `/services#${section}` : '/services'),
  },
  explore: { path: '/explore', href: () => '/explore' },
  schemes: {
    path: '/explore/govt-schemes',
    href: (view: { region?: string; kind?: string; q?: string; finder?: string } = {}) => {
      const { region, ...rest } = view;
      const query = new URLSearchParams({
        ...(region !== 'india' && region && { region }),
        ...rest,
      });
      return query.size > 0 ? `/explore/govt-schemes?${query}` : '/explore/govt-schemes';
    },
  },
  contact: { path: '/contact-us', href: () => '/contact-us' },
  about: { path: '/about-us', href: () => '/about-us' },
  signIn: { path: '/sign-in', href: () => '/sign-in' },
  signUp: { path: '/sign-up', href: () => '/sign-up' },
  forgotPassword: { path: '/forgot-password', href: () => '/forgot-password' },
  resetPassword: { path: '/reset-password', href: () => '/reset-password' },
  profile: { path: '/profile', href: () => '/profile' },
  sellerProfile: { path: '/seller-profile', href: () => '/seller-profile' },
  settings: { path: '/settings', href: () => '/settings' },
  dashboard: { path: '/dashboard', href: () => '/dashboard' },
  mandi: {
    path: '/mandi',
    href: (filter: MandiFilter = {}) => {
      const query = new URLSearchParams({ ...filter }).toString();
      return query ? `/mandi?${query}` : '/mandi';
    },
  },
  crop: {
    path: '/mandi/:category/:id',
    href: (category: string, id: string) => `/mandi/${encodeURIComponent(category)}/${id}`,
  },
  cart: { path: '/cart', href: () => '/cart' },
  checkout: {
    path: '/checkout',
    /** With a listing it is bought at once, without it the cart. */
    href: (bought?: { crop: string; quantity: number }) =>
      bought ? `/checkout?crop=${bought.crop}&quantity=${bought.quantity}` : '/checkout',
  },
  orders: {
    path: '/orders',
    href: (view: { as?: 'seller'; status?: string } = {}) => {
      const query = new URLSearchParams(view).toString();
      return query ? `/orders?${query}` : '/orders';
    },
  },
  order: { path: '/orders/:id', href: (id: string) => `/orders/${id}` },
  notifications: { path: '/notifications', href: () => '/notifications' },
  sellItem: {
    path: '/mandi/sell-item',
    /** With one's own listing it is changed or copied. */
    href: (purpose: { edit?: string; copy?: string } = {}) => {
      const query = new URLSearchParams(purpose).toString();
      return query ? `/mandi/sell-item?${query}` : '/mandi/sell-item';
    },
  },
  sell: { path: '/seller/sell', href: () => '/seller/sell' },
  sellerSignUp: { path: '/mandi/seller-signup', href: () => '/mandi/seller-signup' },
  sellerDashboard: { path: '/mandi/seller-profile', href: () => '/mandi/seller-profile' },
  statement: {
    path: '/mandi/seller-profile/statement',
    /** The month as yyyy-mm; the current one by default. */
    href: (month?: string) =>
      month ? `/mandi/seller-profile/statement?month=${month}` : '/mandi/seller-profile/statement',
  },
  discussions: {
    path: '/discussions',
    /** The tab and the filters of the list; all of them by default. */
    href: (view: DiscussionView = {}) => {
      const query = new URLSearchParams({ ...view }).toString();
      return query ? `/discussions?${query}` : '/discussions';
    },
  },
  newThread: { path: '/discussions/new-thread', href: () => '/discussions/new-thread' },
  /** The discussion is handed over as navigation state. */
  threadDetail: { path: '/discussions/thread-detail', href: () => '/discussions/thread-detail' },
  thread: {
    path: '/discussions/:id',
    /** With a comment it is shown where that comment is. */
    href: (id: string, comment?: string) =>
      comment ? `/discussions/${id}#comment-${comment}` : `/discussions/${id}`,
  },
  moderation: { path: '/discussions/moderation', href: () => '/discussions/moderation' },
  moderationNotices: { path: '/discussions/notices', href: () => '/discussions/notices' },
  chatBot: {
    path: '/chat-bot',
    /** With a question it is asked at once; `crops` opens the form "Which crop?". */
    href: (view: { ask?: string; form?: 'crops' } = {}) => {
      const query = new URLSearchParams(view).toString();
      return query ? `/chat-bot?${query}` : '/chat-bot';
    },
  },
  weather: { path: '/weather', href: () => '/weather' },
  leafDoctor: {
    path: '/explore/disease-prediction',
    href: () => '/explore/disease-prediction',
  },
  labs: { path: '/explore/nearby-labs', href: () => '/explore/nearby-labs' },
  educational: {
    path: '/educational',
    href: (language?: string) => (language ? `/educational?language=${language}` : '/educational'),
  },
  lesson: {
    path: (topic: string) => `/educational/${topic}`,
    href: (topic: string, language: string) => `/educational/${topic}?language=${language}`,
  },
  latestNews: { path: '/latest-news', href: () => '/latest-news' },
  newsDetail: {
    path: '/latest-news/:id',
    href: (id: string) => `/latest-news/${encodeURIComponent(id)}`,
  },
  finance: { path: '/finance', href: () => '/finance' },
} as const;
