interface WithHints {
  userAgentData?: { platform?: string };
}

/** Whether this device opens a UPI link in an app: phones do, desks show an error or nothing. */
export function opensUpiLinks(): boolean {
  // User-agent client hints are missing in Safari, Firefox and TypeScript's types.
  const { userAgentData } = navigator as Navigator & WithHints;
  if (userAgentData?.platform) return userAgentData.platform === 'Android';
  return /Android|iPhone|iPad/.test(navigator.userAgent);
}
