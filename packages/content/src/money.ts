/** An amount as it is kept: whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** An amount as people read it. */
export const toRupees = (paise: number): number => paise / 100;
