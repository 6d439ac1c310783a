import { escapeHtml } from './escape-html.ts';
import type { AddressedPreview } from './page-previews.ts';

const title = /<title>[^<]*<\/title>/;
/** What the build says of the page, and a preview says better. */
const replaced =
  /<(?:meta name="(?:description|twitter:[\w:]+)"|meta property="og:(?:title|description|type|locale|url|image[\w:]*)"|link rel="(?:canonical|alternate)")[^>]*>/g;

/** A page around its title, without the tags that a preview replaces. */
export type PreviewTemplate = readonly [before: string, after: string];

/** Prepares a page for previews; undefined when it has no title. */
export function previewTemplate(html: string): PreviewTemplate | undefined {
  const [before, after, ...more] = html.replace(replaced, '').split(title);
  return before === undefined || after === undefined || more.length > 0
    ? undefined
    : [before, after];
}

/** The tags of a preview. The address of the server comes first in its URLs, if it is known: messengers need it. */
export function previewTags(preview: AddressedPreview, publicUrl: string | undefined): string {
  const { title, description, picture, address, language } = preview;
  const absolute = (path: string) => (publicUrl ?? '') + path;
  const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
    `<meta ${kind}="${name}" content="${escapeHtml(String(content))}" />`;
  const og = (name: string, content: string | number) => meta('property', `og:${name}`, content);
  const twitter = (name: string, content: string) => meta('name', `twitter:${name}`, content);
  const ofPicture = picture && [
    og('image', absolute(picture.url)),
    og('image:width', picture.width),
    og('image:height', picture.height),
    og('image:alt', title),
    twitter('image', absolute(picture.url)),
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(absolute(address))}" />`,
    og('title', title),
    og('description', description),
    og('type', 'website'),
    og('locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    og('url', absolute(address)),
    ...(ofPicture ?? []),
    twitter('card', picture ? 'summary_large_image' : 'summary'),
    twitter('title', title),
    twitter('description', description),
  ].join('');
}
