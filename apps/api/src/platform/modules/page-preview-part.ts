import type { Picture } from '@upaj/contract/fields';

/** What a shared link to a page shows; anyone who has the link sees it. */
export interface PagePreview {
  title: string;
  description: string;
  picture?: Pick<Picture, 'url' | 'width' | 'height'> | undefined;
}

/** The previews of the pages of one route of the portal. */
export interface PagePreviewPart {
  /** The path of the route, such as `/mandi/:category/:id`. */
  path: string;
  /** Finds what is public of a page; `params` are as they were typed. Without a result the page is as it was built. */
  find(
    params: Readonly<Record<string, string>>,
    language: 'en' | 'hi',
  ): Promise<PagePreview | undefined>;
}
