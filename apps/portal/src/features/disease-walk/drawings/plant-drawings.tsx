import { Area, Copies, Dots, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

const leafShape = 'M0 0C-13-7-12-22 0-32 12-22 13-7 0 0Z';
const Soil = () => (
  <Area d="M4 80C20 76 36 80 48 79S78 76 92 80V92H4Z" fill={palette.soil} edge={palette.dark} />
);

const plantLeaves = [
  'translate(48 66) rotate(-66)',
  'translate(48 60) rotate(66)',
  'translate(48 46) rotate(-54)',
  'translate(48 40) rotate(54)',
  'translate(48 34)',
];

const lowest = plantLeaves.slice(0, 2);
const bigLowest = lowest.map((place) => `${place} scale(1.3)`);

interface UprightProps {
  /** Colour of the two lowest leaves. */
  low?: string;
  lowAt?: readonly string[];
  /** Colour of the other leaves. */
  high?: string;
}

/** A plant that stands upright, from the ground. */
const Upright = ({ low = palette.leaf, lowAt = lowest, high = palette.leaf }: UprightProps) => (
  <>
    <Stalk d="M48 80V30" />
    <Copies at={lowAt}>
      <Area d={leafShape} fill={low} edge={palette.edge} />
      <Line d="M0 0V-22" color={palette.leafDeep} width={2} />
    </Copies>
    <Copies at={plantLeaves.slice(2)}>
      <Area d={leafShape} fill={high} edge={palette.edge} />
      <Line d="M0 0V-22" color={palette.leafDeep} width={2} />
    </Copies>
  </>
);

const tufts = (places: string) => places.split(' ').map((place) => `translate(${place})`);

const tuft =
  'M0 0C-3-1-7-5-9-12-5-10-3-8-2-6-2-10-1-14 0-17 1-14 2-10 2-6 3-8 5-10 9-12 7-5 3-1 0 0Z';

export const plantDrawings = {
  plant: (
    <>
      <Upright />
      <Soil />
    </>
  ),
  'lower-yellow': (
    <>
      <Upright low={palette.yellow} lowAt={bigLowest} />
      <Soil />
    </>
  ),
  'yellow-plant': (
    <>
      <Upright low={palette.orange} high={palette.yellow} />
      <Soil />
    </>
  ),
  'lower-spots': (
    <>
      <Upright low={palette.leafPale} lowAt={bigLowest} />
      <Copies at={bigLowest}>
        <Dots at="-4,-9 4,-12 -5,-17 5,-20 0,-25" size={4.5} color={palette.dark} />
      </Copies>
      <Soil />
    </>
  ),
  stunted: (
    <>
      <g transform="translate(20 4) scale(.94)">
        <Upright />
      </g>
      <g transform="translate(-7 38) scale(.52)">
        <Line d="M48 80V30" width={11} />
        <Line d="M48 80V30" color={palette.leaf} width={5} />
        <Copies at={plantLeaves}>
          <Area d={leafShape} fill={palette.straw} edge={palette.edge} width={5} />
        </Copies>
      </g>
      <Soil />
    </>
  ),
  wilt: (
    <>
      <Stalk d="M48 80C48 60 45 44 50 32 53 21 63 19 67 28" />
      <Copies
        at={[
          'translate(67 27) rotate(172) scale(.95)',
          'translate(49 37) rotate(-140)',
          'translate(48 54) rotate(126) scale(.8)',
        ]}
      >
        <Area
          d="M0 0C-10-6-9-18-6-24-5-32-2-36 0-40 2-36 5-32 6-24 9-18 10-6 0 0Z"
          fill={palette.leafLight}
          edge={palette.edge}
        />
        <Line d="M0 0V-28" color={palette.leafDeep} width={2} />
      </Copies>
      <Soil />
    </>
  ),
  'dead-heart': (
    <>
      <Area
        d="M46 80C42 56 30 36 10 30 14 52 26 70 42 82Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M50 80C54 56 66 36 86 30 82 52 70 70 54 82Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M44 82C38 60 32 34 32 12 42 30 48 56 49 82Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M52 82C58 60 64 34 66 14 55 30 50 56 48 82Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M45 82C44 52 46 30 44 12 45 4 52 2 58 8 54 9 52 12 52 18 53 40 52 60 51 82Z"
        fill={palette.straw}
        edge={palette.brown}
      />
      <Soil />
    </>
  ),
  'dry-patch': (
    <>
      <Area d="M14 24H82L94 90H2Z" fill={palette.soil} edge={palette.dark} />
      <Area
        d="M48 36C64 36 72 46 70 58 68 72 58 76 46 75 32 75 24 66 27 54 29 43 36 36 48 36Z"
        fill={palette.straw}
      />
      <Copies at={tufts('24,38 42,34 60,34 76,40 18,62 82,62 14,86 36,88 60,88 84,86')}>
        <Area d={tuft} fill={palette.leaf} edge={palette.edge} width={2} />
      </Copies>
      <Copies at={tufts('39,55 57,55 48,72')}>
        <Area d={tuft} fill={palette.yellow} edge={palette.brown} width={2} />
      </Copies>
    </>
  ),
};
