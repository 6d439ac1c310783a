import type { SeedDeps } from '../process/run.ts';

/** An account of the demo data that anybody may sign in to. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The accounts of the demo data. */
export const demoAccounts: readonly DemoAccount[] = [];

/** Loads the demo data unless the database already holds accounts. `pictures` is the folder of the SVG pictures. */
export async function seedDemo(_deps: SeedDeps & { pictures: string }): Promise<void> {}
