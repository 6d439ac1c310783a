/** How an account number is shown once it has been given: `••••` and its last four digits. */
export const maskedAccountNo = /^••••\d{4}$/;

/** Hides an account number but for its last four digits. */
export const maskAccountNo = (accountNo: string): string => `••••${accountNo.slice(-4)}`;
