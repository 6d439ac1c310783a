import { payableAtHandover } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';
import { useState } from 'react';
import { amountOf, readDelivered } from './delivered-amount.ts';

/** How the handover is settled: by the buyer's code, or with a reason in place of it. */
export type Proof = 'code' | 'reason';

/** What is wrong with the form; codes of its own texts. */
export interface HandoverErrors {
  lines: readonly ('number' | 'tooMuch' | undefined)[];
  isNothing: boolean;
  code: boolean;
  reason: boolean;
}

const noErrors: HandoverErrors = { lines: [], isNothing: false, code: false, reason: false };
const hasAny = ({ lines, isNothing, code, reason }: HandoverErrors) =>
  lines.some(Boolean) || isNothing || code || reason;

const digitsOf = (code: string | undefined) =>
  Array.from({ length: 4 }, (_, at) => code?.[at] ?? '');

/** The typed handover: its lines, what proves it, and whether it was paid. */
export function useHandoverForm(order: Order, scanned: string | undefined) {
  const [lines] = useState(order.items);
  const [typed, setTyped] = useState(() =>
    lines.map(({ delivered, quantity }) => String(amountOf(delivered ?? quantity))),
  );
  const [digits, setDigits] = useState(() => digitsOf(scanned));
  const [proof, setProof] = useState<Proof>('code');
  const [reason, setReason] = useState('');
  const [isPaid, setPaid] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const units = lines.map(({ unit }, at) => readDelivered(typed[at] ?? '', unit));
  const total = sumOf(lines.map(({ price }, at) => totalInRupees(price, units[at] ?? 0)));
  const payable = payableAtHandover(order, total);

  function errorOf(at: number): HandoverErrors['lines'][number] {
    const delivered = units[at];
    if (delivered === undefined) return 'number';
    const isMore = delivered > (lines[at]?.quantity ?? 0);
    return proof === 'reason' && isMore ? 'tooMuch' : undefined;
  }

  /** The body of the request, or nothing if the form has errors, which it then shows. */
  function read() {
    const found: HandoverErrors = {
      lines: lines.map((_, at) => errorOf(at)),
      isNothing: units.every((delivered) => delivered === 0),
      code: proof === 'code' && digits.includes(''),
      reason: proof === 'reason' && !reason.trim(),
    };
    setErrors(found);
    if (hasAny(found)) return undefined;
    return {
      items: lines.map(({ lineId }, at) => ({ lineId, delivered: units[at] ?? 0 })),
      ...(proof === 'code' ? { code: digits.join('') } : { reason }),
      total,
      paid: isPaid && payable > 0 ? payable : null,
    };
  }

  return {
    lines,
    typed,
    digits,
    proof,
    reason,
    isPaid,
    errors,
    units,
    total,
    payable,
    refund: Math.max(0, sumOf([order.received, -total])),
    setAmount: (at: number, text: string) =>
      setTyped(typed.map((old, place) => (place === at ? text : old))),
    setDigits,
    setProof,
    setReason,
    setPaid,
    read,
  };
}

export type HandoverForm = ReturnType<typeof useHandoverForm>;
