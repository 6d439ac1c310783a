import { chromium } from '@playwright/test';
const base = process.env.BASE;
const flags = ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
const open = async (width, lang, theme) => {
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 800 : 900 }, colorScheme: theme ?? 'light', locale: lang === 'hi' ? 'hi-IN' : 'en-IN', reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', page.url(), m.text()));
  page.on('pageerror', (e) => console.log('pageerror', page.url(), e.message));
  await page.goto(`${base}/sign-in?lang=${lang}`);
  await page.waitForTimeout(800);
  await page.locator('input[type=email]').fill('ramesh@upaj.example');
  await page.locator('input[type=password]').fill(process.env.PW);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  return page;
};
const shoot = async (page, name, path, act, full = true) => {
  await page.goto(base + path); await page.waitForTimeout(1500);
  if (act) await act(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
};
const cropLink = async (page) => { await page.goto(`${base}/mandi`); await page.waitForTimeout(1500); return new URL(await page.locator('article a').first().getAttribute('href'), base).pathname; };
for (const [w, lang, theme] of [[360,'hi','light'],[768,'en','light'],[1280,'hi','light'],[360,'en','dark']]) {
  const page = await open(w, lang, theme);
  const tag = `${w}-${lang}-${theme}`;
  const crop = await cropLink(page);
  await shoot(page, `crop-${tag}`, crop, async (p) => { const i = p.locator('[data-slot=quantity-stepper] input').first(); await i.fill('1.5'); await i.blur(); });
  await shoot(page, `mandi-${tag}`, '/mandi', undefined, false);
  await shoot(page, `empty-${tag}`, '/mandi?q=pyaj&state=Kerala', undefined, false);
  await shoot(page, `finder-${tag}`, '/explore/govt-schemes?finder=2&state=bihar&land=own&area=abc&unit=bigha');
  await shoot(page, `settings-${tag}`, '/settings');
  await shoot(page, `profile-${tag}`, '/profile', async (p) => { await p.locator('main form button, main button').last().click(); });
  await shoot(page, `seller-${tag}`, '/seller-profile', async (p) => { await p.locator('main button').last().click(); });
  await shoot(page, `sell-${tag}`, '/mandi/sell-item');
  await shoot(page, `news-${tag}`, '/latest-news', undefined, false);
  await shoot(page, `services-${tag}`, '/services#schemes', undefined, false);
  if (w < 500) await shoot(page, `more-${tag}`, '/mandi', async (p) => { await p.locator('nav button').last().click(); await p.waitForTimeout(600); }, false);
  await page.context().close();
}
await browser.close();
