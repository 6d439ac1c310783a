import type accounts from '../../locales/en/accounts.json';
import type crops from '../../locales/en/crops.json';
import type dashboard from '../../locales/en/dashboard.json';
import type landing from '../../locales/en/landing.json';
import type problems from '../../locales/en/problems.json';
import type sellers from '../../locales/en/sellers.json';
import type shell from '../../locales/en/shell.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      accounts: typeof accounts;
      crops: typeof crops;
      dashboard: typeof dashboard;
      landing: typeof landing;
      problems: typeof problems;
      sellers: typeof sellers;
      shell: typeof shell;
    };
  }
}
