import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** Names of the sites to share on; brand names are not translated. */
const sites = [
  { name: 'WhatsApp', address: 'https://wa.me/', text: 'text', link: undefined },
  {
    name: 'Facebook',
    address: 'https://www.facebook.com/sharer/sharer.php',
    text: 'quote',
    link: 'u',
  },
  { name: 'X', address: 'https://x.com/intent/post', text: 'text', link: 'url' },
] as const;

/** Share links; plain addresses, nothing of those sites is loaded. */
export function ShareLinks({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  // The build does not know under which address the portal will be found.
  const home = useIsHydrated() ? location.origin : '';
  return sites.map(({ name, address, text, link }) => {
    const words = t('footer.shareText');
    const query = new URLSearchParams({ [text]: link || !home ? words : `${words} ${home}` });
    if (link) query.set(link, home);
    return (
      <a
        key={name}
        href={`${address}?${query}`}
        target="_blank"
        rel="noopener noreferrer"
        lang="en"
        className={className}
      >
        {name}
      </a>
    );
  });
}
