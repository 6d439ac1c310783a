import { render } from '@testing-library/react';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const elements = new Set('DIV,P,BR,EM,STRONG,UL,OL,LI,BLOCKQUOTE,CODE,A,BDI'.split(','));
const attributes: Readonly<Record<string, readonly string[]>> = {
  DIV: ['data-slot', 'dir', 'class'],
  A: ['href', 'target', 'rel', 'dir', 'class'],
  OL: ['start', 'class'],
};

const draw = (text: string, isUntrusted = false) =>
  render(<RichText text={text} isUntrusted={isUntrusted} />);

function faultsOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const allowed = attributes[element.tagName] ?? ['dir', 'class'];
    const faults = [...element.attributes]
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name }) => `${element.tagName} ${name}`);
    if (!elements.has(element.tagName)) faults.push(element.tagName);
    if (element instanceof HTMLAnchorElement && !/^https?:\/\//.test(element.href))
      faults.push(element.href);
    return faults;
  });
}

const danger = constantFrom(
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...[
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
  ],
  ...[
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)',
    '![a](https://a.in/a.png)',
    '&#106;avascript:',
  ],
  ...['https://a.in/"onmouseover="alert(1)', 'https://good.in@evil.in', 'www.a.in', 'me@a.in'],
  ...[
    '[https://good.in](https://evil.in)',
    '[**b** https://c.in](http://a.in "t")',
    '<https://a.in/>',
  ],
  ...[
    '\u202E',
    '\u2066',
    '\u2069',
    '\u200B',
    '\u200D',
    '\uFEFF',
    '\u0000',
    '👨‍👩‍👧‍👦',
    '🇮🇳',
    'क्षि',
    'שלום',
    'مرحبا',
  ],
  ...[
    '**',
    '*',
    '_',
    '`',
    '```',
    '> ',
    '- ',
    '1. ',
    '# ',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '|',
    '~~',
  ],
  ...['a\u0301\u0302\u0303\u0304\u0305', 'W'.repeat(300)],
);

describe('whatever is written', () => {
  it('becomes none but the allowed elements, attributes and links', () => {
    const written = array(oneof(danger, string({ unit: 'binary', maxLength: 12 })), {
      maxLength: 40,
    });
    assert(
      property(written, (parts) => {
        const { container, unmount } = draw(parts.join(''));
        const faults = faultsOf(container);
        unmount();
        expect(faults).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['script', 'שלום', 'क्षि', '👨‍👩‍👧‍👦'])(
    'a word of 10,000 characters stays one word: %s',
    (part) => {
      const word = part.repeat(Math.ceil(10_000 / part.length));
      const { container } = draw(word);
      expect(container.textContent).toBe(word);
      expect(container.querySelectorAll('*')).toHaveLength(2);
    },
  );

  it.each([
    ...[
      '[',
      '*',
      '**a ',
      '>',
      '> ',
      '`',
      '- ',
      '_a_',
      '<',
      '[a](',
      '`a``b```',
      'https://',
      '1. - ',
    ],
  ])('10,000 characters of %j are shown with few elements within each other', (part) => {
    const { container } = draw(part.repeat(Math.ceil(10_000 / part.length)));
    let deepest = 0;
    let parts = 0;
    for (const element of container.querySelectorAll('*')) {
      parts += 1;
      let depth = 0;
      for (let at: Element | null = element; at && at !== container; at = at.parentElement)
        depth += 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(24);
    expect(parts).toBeLessThan(10_000);
    expect(faultsOf(container)).toEqual([]);
  });
});

describe('a link', () => {
  const linkIn = (text: string, isUntrusted = false) =>
    draw(text, isUntrusted).container.querySelector('a');

  it('opens another tab, without a way back, marked as written by a user', () => {
    const link = linkIn('See [this](https://a.in/b)');
    expect(link).toHaveAttribute('href', 'https://a.in/b');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer ugc');
  });

  it('of a new account is not to be followed', () => {
    expect(linkIn('https://a.in', true)).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  });

  it.each([
    ['[this](https://a.in/b)', 'this (a.in)'],
    ['[https://good.in](https://evil.in)', 'https://good.in (evil.in)'],
    ['[a.in.evil](https://a.in)', 'a.in.evil (a.in)'],
    ['[a.in/b](https://a.in/b)', 'a.in/b'],
    ['https://a.in/x_y_z.', 'https://a.in/x_y_z.'],
    ['www.a.in', 'www.a.in'],
    ['www.a.in/b.aspx। फिर', 'www.a.in/b.aspx। फिर'],
    ['https://xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'],
    ['[apple](https://аррӏе.com)', 'apple (xn--80ak6aa92e.com)'],
  ])('%s is shown as %s', (text, shown) => {
    expect(draw(text).container).toHaveTextContent(shown);
    expect(linkIn(text)).not.toBeNull();
  });

  it.each([
    'https://a.in/b.aspx।',
    'https://a.in/b.aspx।यह **जरूरी** है',
    '“https://a.in/b.aspx”',
    'https://a.in/b.aspx…',
  ])('ends before the sign behind it: %s', (text) => {
    expect(linkIn(text)).toHaveAttribute('href', 'https://a.in/b.aspx');
    expect(document.body).toHaveTextContent(text.replaceAll('**', ''));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.in',
    '/orders',
    '//a.in',
    'https://a.in@b.in',
  ])('to %s is none, and stays as it was written', (address) => {
    expect(linkIn(`[a](${address})`)).toBeNull();
    expect(document.body).toHaveTextContent(`[a](${address})`);
  });
});

describe('the subset', () => {
  it.each([
    ['*a* **b** `c`', 'em,strong,code'],
    ['- a\n- b', 'ul,li,li'],
    ['3. a\n4. b', 'ol[start="3"],li'],
    ['> a', 'blockquote'],
    ['a\nb', 'br'],
  ])('of %j is shown as such', (text, selectors) => {
    const { container } = draw(text);
    for (const selector of selectors.split(','))
      expect(container.querySelector(selector), selector).not.toBeNull();
  });

  it.each([
    ['**ध्यान दें:**यह', 'strong', 'ध्यान दें:'],
    ['__ध्यान दें:__ यह', 'strong', 'ध्यान दें:'],
    ['यह *“जरूरी”* है', 'em', '“जरूरी”'],
    ['*(20*30)*।', 'em', '(20*30)'],
    ['***बहुत जरूरी***', 'strong em', 'बहुत जरूरी'],
    ['🌾*नया*🌾', 'em', 'नया'],
  ])('of %j marks what it is meant to', (text, selector, marked) => {
    expect(draw(text).container.querySelector(selector)).toHaveTextContent(marked);
  });

  it.each([
    '20*30*2',
    '2 * 3 * 4',
    'दस*बीस*तीस',
    '१०*२०*३०',
    'a_b_c',
    '20**30**2',
    '2*(3+4)*5',
    '****',
  ])('has no marks inside numbers and words: %s', (text) => {
    const { container } = draw(text);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('em, strong')).toBeNull();
  });

  it.each(['# a', 'a\n===', '---', '<b>a</b>', '&amp;', '#wheat', '[a]'])(
    '%j stays text',
    (text) => {
      expect(draw(text).container.textContent).toBe(text.replace('\n', ''));
    },
  );

  it('gives every paragraph a direction of its own', () => {
    const { container } = draw('\u202Eevil\n\nשלום');
    for (const paragraph of container.querySelectorAll('p'))
      expect(paragraph).toHaveAttribute('dir', 'auto');
  });
});
