import { foldText } from '@upaj/content/search/fold';
import { readTable } from './table.ts';

let rows: ReadonlyMap<string, readonly number[]> | undefined;

/** Usual rain of a district in mm by month, January first: normals of the India Meteorological Department for 1951 to 2000; undefined where the district is not known. */
export function usualRainOf(district: string): readonly number[] | undefined {
  rows ??= new Map(
    readTable('data/usual-rain.tsv').map(([, name = '', ...months]) => [
      foldText(name),
      months.map(Number),
    ]),
  );
  return rows.get(foldText(district));
}
