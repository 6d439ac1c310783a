import { writeFileSync } from 'node:fs';

/** Writes how far a run of vitest, Playwright or jest is to the file that the environment names. */
export default class ProgressReporter {
  files = { done: 0, all: 0 };
  tests = { done: 0, all: 0 };

  /** Called by vitest. @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.files.all = files.length;
  }

  /** Called by vitest at the end of each file. @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.files.done += 1;
    this.tests.done += [...module.children.allTests()].length;
    this.#write();
  }

  /** Called by Playwright. @param {unknown} _ @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_, suite) {
    this.tests.all = suite.allTests().length;
  }

  /** Called by Playwright at the end of each test. */
  onTestEnd() {
    this.tests.done += 1;
    this.#write();
  }

  /** Called by jest. @param {{ numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    this.files.all = numTotalTestSuites;
  }

  /** Called by jest at the end of each file. @param {unknown} _ @param {{ testResults: readonly unknown[] }} result */
  onTestResult(_, { testResults }) {
    this.files.done += 1;
    this.tests.done += testResults.length;
    this.#write();
  }

  /** The runner prints its own lines. */
  printsToStdio() {
    return false;
  }

  #write() {
    const { files, tests } = this;
    const text =
      tests.all > 0
        ? `${tests.done} of ${tests.all} tests`
        : `${files.done} of ${files.all} files, ${tests.done} tests`;
    if (process.env.UPAJ_PROGRESS) writeFileSync(process.env.UPAJ_PROGRESS, text);
  }
}
