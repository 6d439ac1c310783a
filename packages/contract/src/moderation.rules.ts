/** The mailbox of an address: what follows a +, and the dots of Gmail, lead to the same one. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`;
}
