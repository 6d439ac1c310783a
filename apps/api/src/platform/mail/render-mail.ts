import type { Language, MailPart, MailText } from './mail-template.ts';

const signature: Record<Language, string> = { en: 'Upaj', hi: 'उपज' };
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders a mail as plain text and as HTML. */
export function renderMail(
  { subject, parts }: MailText,
  language: Language,
): { text: string; html: string } {
  const all = [...parts, signature[language]];
  return {
    text: `${all.map(asText).join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      `<title>${escaped(subject)}</title></head>`,
      '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
      ...all.map(asHtml),
      '</body></html>',
    ].join('\n'),
  };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('quote' in part) {
    const style = 'white-space:pre-wrap;margin:0;padding-left:1em;border-left:3px solid #999';
    return `<blockquote style="${style}">${escaped(part.quote)}</blockquote>`;
  }
  const lines = part.facts.map(([label, value]) => `<b>${escaped(label)}:</b> ${escaped(value)}`);
  return `<p>${lines.join('<br>')}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
