import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** Runs `work`, and everything that it begins, in the name of a caller. */
export const runForCaller = (caller: string, work: () => void): void => callers.run(caller, work);

/** The address, as it is counted, whose request is being answered; one name for all that nobody asked for. */
export const currentCaller = (): string => callers.getStore() ?? 'this process';
