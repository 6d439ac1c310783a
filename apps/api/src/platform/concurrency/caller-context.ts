import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Runs `work`, and everything that it starts, in the context of a caller. */
export const runForCaller = (caller: string, work: () => void): void => callers.run(caller, work);

/** The caller group of the current request; one constant for work outside requests. */
export const currentCaller = (): string => callers.getStore() ?? 'this process';
