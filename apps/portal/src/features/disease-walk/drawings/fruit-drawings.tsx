import type { ReactNode } from 'react';
import { Area, Copies, Dots, Inside, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

const fruitOutline =
  'M48 26C74 18 88 36 86 56 84 78 66 90 48 88 30 90 12 78 10 56 8 36 22 18 48 26Z';
const calyx =
  'M48 26C42 18 32 20 28 26 36 28 42 30 44 36 46 32 50 32 52 36 54 30 60 28 68 26 64 20 54 18 48 26Z';

interface FruitProps {
  d?: string;
  children?: ReactNode;
}

/** A round fruit; its marks are cut off at the edge. */
const Fruit = ({ d = fruitOutline, children }: FruitProps) => (
  <>
    <Stalk d="M48 26V10" />
    <Area d={d} fill={palette.yellow} />
    {children && <Inside d={d}>{children}</Inside>}
    <Line d={d} color={palette.brown} />
    <Area d={calyx} fill={palette.leaf} edge={palette.edge} />
  </>
);

const petal = 'M0-6C-14-16-12-34 0-38 12-34 14-16 0-6Z';
const petals = [0, 60, 120, 180, 240, 300].map((turn) => `translate(48 40) rotate(${turn})`);

const Flower = ({ children }: { children?: ReactNode }) => (
  <>
    <Stalk d="M48 44V94M48 84C40 84 34 80 32 74" />
    <Copies at={petals}>
      <Area d={petal} fill={palette.straw} edge={palette.brown} />
    </Copies>
    {children}
    <Dots at="48,40" size={18} color={palette.brown} />
    <Dots at="48,40" size={13} color={palette.orange} />
  </>
);

const larva = 'M48 58C52 50 62 50 66 58 68 64 76 66 80 62';

export const fruitDrawings = {
  flower: <Flower />,
  'flower-spoiled': (
    <Flower>
      <Copies at={petals.slice(1, 3)}>
        <Area
          d="M0-6C-8-14-12-20-7-25-9-32-2-33 2-38 4-32 12-30 9-22 12-16 6-12 0-6Z"
          fill={palette.bark}
          edge={palette.dark}
        />
      </Copies>
      <Dots at="46,12 50,18 44,20 26,30 31,34 23,34" size={7} color={palette.white} />
      <Dots at="44,62 50,66 48,56 26,50 32,54" size={5} color={palette.dark} />
    </Flower>
  ),
  'deformed-flower': (
    <>
      <Stalk d="M48 50C44 66 54 78 48 94" />
      <Copies
        at={[
          'translate(48 46) rotate(-95) scale(.8)',
          'translate(48 46) rotate(80) scale(1.05 .7)',
          'translate(48 46) rotate(-50) scale(.7 1)',
          'translate(48 46) rotate(35) scale(1 .9)',
          'translate(48 46) rotate(-10) scale(.8 1.05)',
        ]}
      >
        <Area
          d="M0 0C-16-6-8-18-13-26-6-30-6-38 2-42 2-34 12-32 10-24 16-16 8-6 0 0Z"
          fill={palette.leafLight}
          edge={palette.edge}
        />
        <Line d="M0-6C-3-16 2-22 1-32" color={palette.leafDeep} width={2} />
      </Copies>
      <Area
        d="M34 50C32 40 44 34 52 38 62 38 66 48 60 54 56 62 38 62 34 50Z"
        fill={palette.leafPale}
        edge={palette.edge}
      />
      <Line d="M42 50C44 44 52 44 53 49 53 53 47 54 47 50" />
    </>
  ),
  fruit: (
    <>
      <g transform="translate(-6 8) scale(.76)">
        <Fruit>
          <Line d="M24 46C22 52 22 58 24 64" color={palette.cream} width={5} />
        </Fruit>
      </g>
      <Area
        d="M76 12C92 36 94 66 74 90 62 66 62 34 76 12Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Stalk d="M76 12C74 8 74 6 76 3" />
      <Dots at="77,32 78,48 77,64" size={9} color={palette.leafDeep} />
    </>
  ),
  'fruit-hole': (
    <>
      <Fruit />
      <Dots at="48,60" size={25} color={palette.brown} />
      <Dots at="48,60" size={19} color={palette.dark} />
      <Line d={larva} color={palette.edge} width={13} />
      <Line d={larva} color={palette.leafPale} width={9} />
      <Line d="M56 50 57 57M66 55 62 60M70 66 73 61" color={palette.leafDeep} width={1.5} />
      <Dots at="80,61" size={9} color={palette.edge} />
      <Dots at="36,76 42,80 33,70" size={5} color={palette.brown} />
    </>
  ),
  'fruit-spots': (
    <Fruit>
      <Dots at="30,46 60,48 44,66 68,66 26,66 52,80" size={14} color={palette.brown} />
      <Dots at="30,46 60,48 44,66 68,66 26,66 52,80" size={7} color={palette.dark} />
    </Fruit>
  ),
  'fruit-rot': (
    <Fruit>
      <Dots at="58,72" size={54} color={palette.brown} />
      <Dots at="58,72" size={40} color={palette.bark} />
      <Dots at="58,72" size={26} color={palette.brown} />
      <Dots at="58,72" size={12} color={palette.dark} />
    </Fruit>
  ),
  'fruit-cracks': (
    <Fruit>
      <Area
        d="M46 34C50 44 44 50 50 58 46 66 50 74 48 84 42 76 44 66 40 60 44 50 38 44 46 34Z"
        fill={palette.cream}
        edge={palette.brown}
      />
      <Area
        d="M24 42C26 50 24 56 28 64 24 66 20 58 19 52ZM70 38C74 46 72 54 75 60 70 68 66 62 66 56 68 50 65 44 70 38Z"
        fill={palette.cream}
        edge={palette.brown}
      />
      <Line d="M44 42 43 48M45 58 44 64M70 46V54" color={palette.red} width={2} />
    </Fruit>
  ),
  'fruit-misshapen': (
    <>
      <Stalk d="M40 34C42 24 50 20 50 8" />
      <Area
        d="M40 34C54 26 64 36 62 46 78 44 88 58 80 70 74 80 62 76 58 70 52 86 30 88 24 76 20 68 26 62 30 60 20 52 28 36 40 34Z"
        fill={palette.yellow}
        edge={palette.brown}
      />
      <Line d="M62 46C56 50 54 60 58 70M30 60C36 60 40 58 42 54" color={palette.brown} />
      <Area
        d="M40 34C34 26 26 28 22 34 30 36 34 38 37 42 40 38 42 38 46 40 46 34 52 32 58 30 52 26 46 28 40 34Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
    </>
  ),
  'fruit-drop': (
    <>
      <Line d="M6 14C30 8 60 10 90 20" color={palette.bark} width={6} />
      <Area d="M22 12C20 26 12 32 4 34 4 22 10 14 22 12Z" fill={palette.leaf} edge={palette.edge} />
      <Area
        d="M70 15C72 28 80 36 90 38 90 26 84 18 70 15Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Stalk d="M34 12V20M56 12V18" />
      <Line d="M34 30V40M34 47V52M56 28V38M56 45V50" color={palette.grey} />
      <Line d="M4 86H92" color={palette.soil} width={6} />
      <Dots at="28,74 54,72 78,76" size={23} color={palette.brown} />
      <Dots at="28,74 54,72 78,76" size={18} color={palette.yellow} />
      <Dots at="28,66 54,63 78,68" size={6} color={palette.leafDeep} />
    </>
  ),
};
