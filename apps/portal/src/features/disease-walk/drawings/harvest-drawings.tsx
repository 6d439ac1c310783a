import type { ReactNode } from 'react';
import { Area, Copies, Dots, Inside, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

const grainShape = 'M0 0C-8-4-8-16 0-22 8-16 8-4 0 0Z';
const earOfGrains = [
  'translate(48 28)',
  ...[30, 42, 54, 66].flatMap((y) => [
    `translate(44 ${y + 4}) rotate(-42)`,
    `translate(52 ${y + 4}) rotate(42)`,
  ]),
];
const earStalk = 'M48 26V92';
const awns = 'M48 8V2M32 16 22 6M64 16 74 6M30 28 17 20M66 28 79 20M30 40 17 34M66 40 79 34';

interface EarProps {
  fill: string;
  edge: string;
  stalk: ReactNode;
}

const Ear = ({ fill, edge, stalk }: EarProps) => (
  <>
    {stalk}
    <Line d={awns} color={edge} width={2} />
    <Copies at={earOfGrains}>
      <Area d={grainShape} fill={fill} edge={edge} />
    </Copies>
  </>
);

const tuberOutline =
  'M20 40C28 20 50 18 66 26 86 34 92 54 80 68 68 82 46 76 34 74 16 72 10 58 20 40Z';
const eyes = 'M34 40 41 42M60 36 66 39M70 58 76 56M44 62 50 64M28 58 33 56';

const Tuber = () => (
  <>
    <Area d={tuberOutline} fill={palette.straw} edge={palette.brown} />
    <Line d={eyes} color={palette.brown} />
  </>
);

const CutTuber = () => (
  <>
    <Area d={tuberOutline} fill={palette.brown} edge={palette.brown} width={6} />
    <Area d={tuberOutline} fill={palette.cream} />
  </>
);

export const harvestDrawings = {
  grain: <Ear fill={palette.yellow} edge={palette.brown} stalk={<Stalk d={earStalk} />} />,
  'empty-ear': (
    <Ear
      fill={palette.white}
      edge={palette.grey}
      stalk={<Line d={earStalk} color={palette.grey} width={4} />}
    />
  ),
  'smut-ear': (
    <>
      <Stalk d="M48 26V94" />
      <Copies at={earOfGrains.slice(5)}>
        <Area d={grainShape} fill={palette.yellow} edge={palette.brown} />
      </Copies>
      <Dots
        at="48,16 38,24 58,24 47,32 36,38 60,38 48,46 37,50 59,50"
        size={17}
        color={palette.grey}
      />
      <Dots
        at="48,16 38,24 58,24 47,32 36,38 60,38 48,46 37,50 59,50"
        size={13}
        color={palette.dark}
      />
      <Dots
        at="22,20 74,18 18,36 78,40 26,10 68,8 80,28 16,52 82,56"
        size={4}
        color={palette.grey}
      />
    </>
  ),
  'bad-grain': (
    <>
      <Copies
        at={[
          'translate(25 48) scale(1.7)',
          'translate(71 48) scale(1.7)',
          'translate(25 92) scale(1.7)',
          'translate(71 92) scale(1.7)',
        ]}
      >
        <Area d={grainShape} fill={palette.yellow} edge={palette.brown} width={1.6} />
        <Line d="M0-3V-19" color={palette.brown} width={1} />
      </Copies>
      <Area d="M25 11C37 17 37 29 33 34 28 32 24 36 16 31 12 22 17 15 25 11Z" fill={palette.dark} />
      <Area d="M71 92C58 86 58 70 64 66 69 71 74 66 80 68 83 78 82 86 71 92Z" fill={palette.dark} />
      <Dots at="66,20 74,24 70,32 77,34 66,36 72,14" size={7} color={palette.white} />
      <Dots at="68,27 75,17 72,39" size={4} color={palette.grey} />
    </>
  ),
  tuber: (
    <>
      <Stalk d="M48 40V12M48 24 62 12M48 24 34 12" />
      <Copies
        at={[
          'translate(34 16) rotate(-50) scale(.7)',
          'translate(62 16) rotate(50) scale(.7)',
          'translate(48 16) scale(.6)',
        ]}
      >
        <Area d={grainShape} fill={palette.leaf} edge={palette.edge} width={3.5} />
      </Copies>
      <Area
        d="M3 36C14 30 24 38 36 35 50 40 62 32 74 36 84 32 90 34 93 36V92H3Z"
        fill={palette.soil}
        edge={palette.dark}
      />
      <Line d="M48 38V50" color={palette.straw} width={4} />
      <g transform="translate(15 29) scale(.68)">
        <Tuber />
      </g>
      <Dots at="12,52 84,50 14,82 82,80 50,86" size={4} color={palette.dark} />
    </>
  ),
  'tuber-spots': (
    <>
      <Tuber />
      <Area
        d="M30 34C36 28 44 32 42 38 40 44 30 44 30 34ZM56 44C64 38 74 44 70 50 64 56 56 54 56 44ZM36 56C44 52 52 58 48 64 40 70 32 64 36 56ZM22 50C28 48 30 54 26 58 22 60 18 54 22 50ZM66 62C72 58 78 62 74 68 68 72 62 68 66 62Z"
        fill={palette.dark}
        edge={palette.brown}
        width={3}
      />
    </>
  ),
  'tuber-rot': (
    <>
      <CutTuber />
      <Inside d={tuberOutline}>
        <Area
          d="M94 20C70 24 58 34 62 44 50 46 42 56 52 62 44 70 52 84 60 90H96Z"
          fill={palette.brown}
        />
        <Area
          d="M94 36C76 38 70 46 74 52 64 54 62 64 70 68 66 74 70 80 76 84H96Z"
          fill={palette.dark}
        />
        <Dots at="44,44 38,60 56,32 30,50" size={5} color={palette.brown} />
      </Inside>
    </>
  ),
  'tuber-tunnels': (
    <>
      <CutTuber />
      <Line
        d="M16 52C28 44 34 56 44 50S52 34 64 36 74 46 82 44M40 76C42 66 54 68 58 62S68 58 74 64"
        color={palette.bark}
        width={7}
      />
      <Line d="M52 42C54 38 58 36 64 36" color={palette.cream} width={5} />
      <Dots at="64,36" size={6} color={palette.orange} />
      <Dots at="16,52 82,44 40,76" size={9} color={palette.dark} />
    </>
  ),
};
