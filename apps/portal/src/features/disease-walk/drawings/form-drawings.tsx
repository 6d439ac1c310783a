import { useId } from 'react';
import { Leaf, leafOutline, leafVeins } from './leaf-shapes.tsx';
import { Area, Copies, Dots, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

const bites = '76,36 22,66 70,72';
const gaps = '36,40 58,56 42,70';
const smallLeaf = 'M0 0C-10-6-9-17 0-24 9-17 10-6 0 0Z';
const cobweb =
  'M48 10 48 90M76 22 20 78M88 50 8 50M76 78 20 22M48 39Q51 42 56 42Q56 47 59 50Q56 53 56 58Q51 58 48 61Q45 58 40 58Q40 53 37 50Q40 47 40 42Q45 42 48 39M48 29Q55 34 63 35Q64 43 69 50Q64 57 63 65Q55 66 48 71Q41 66 33 65Q32 57 27 50Q32 43 33 35Q41 34 48 29M48 19Q58 27 70 28Q71 40 79 50Q71 60 70 72Q58 73 48 81Q38 73 26 72Q25 60 17 50Q25 40 26 28Q38 27 48 19';
const stitches = 'M52 28 66 25M52 41 70 39M52 54 70 54M51 67 66 69';
const rolled = 'M9 58C8 74 27 74 25 62';
const heap = '37,55 45,60 54,60 61,54 49,52';
const hair =
  'M48 46 72 46M48 46 68 53M48 46 66 61M48 46 58 64M48 46 52 70M48 46 44 67M48 46 36 67M48 46 32 59M48 46 25 54M48 46 27 46M48 46 25 38M48 46 32 33M48 46 36 25M48 46 44 25M48 46 52 22M48 46 58 28M48 46 66 31M48 46 68 39';
const insect = 'M-9-2-4-1M-9 3-4 2M9-2 4-1M9 3 4 2M-2-7-4-11M2-7 4-11';

/** A leaf with holes, through which the ground is seen. */
function BittenLeaf() {
  const id = useId();
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="96">
        <path d="M0 0H96V96H0Z" fill="#fff" />
        <Dots at={bites} size={24} color="#000" />
        <Dots at={gaps} size={14} color="#000" />
      </mask>
      <g mask={`url(#${id})`}>
        <Leaf>
          <Dots at={bites} size={29} color={palette.edge} />
          <Dots at={gaps} size={19} color={palette.edge} />
        </Leaf>
      </g>
    </>
  );
}

export const formDrawings = {
  'curl-up': (
    <>
      <Stalk d="M48 78V92" />
      <Area
        d="M12 28C14 62 28 80 48 80S82 62 84 28C74 40 62 34 48 42 34 34 22 40 12 28Z"
        fill={palette.leafPale}
        edge={palette.edge}
      />
      <Area
        d="M12 28C22 18 36 14 48 14S74 18 84 28C74 40 62 34 48 42 34 34 22 40 12 28Z"
        fill={palette.leafDeep}
        edge={palette.edge}
      />
      <Line
        d="M48 46V80M48 62C58 58 66 50 72 42M48 62C38 58 30 50 24 42M48 74C56 72 64 66 69 60M48 74C40 72 32 66 27 60"
        color={palette.leaf}
      />
      <Line d="M48 16V38M48 26 62 22M48 26 34 22" color={palette.edge} width={2} />
    </>
  ),
  'curl-down': (
    <>
      <Stalk d="M48 46V92" />
      <Copies at={['', 'matrix(-1 0 0 1 96 0)']}>
        <Line d={rolled} width={12} />
        <Line d={rolled} color={palette.leafPale} width={7} />
        <Area
          d="M48 48C46 18 18 6 7 36 3 50 5 60 8 66 12 54 18 48 26 47 34 42 42 44 48 48Z"
          fill={palette.leaf}
          edge={palette.edge}
        />
        <Line
          d="M47 45C40 28 22 24 10 56M35 31 33 21M23 32 15 24M33 31 36 42M20 36 24 46"
          color={palette.leafDeep}
          width={2}
        />
      </Copies>
    </>
  ),
  'thread-leaf': (
    <>
      <Stalk d="M48 92C47 66 50 40 46 10" />
      <Line
        d="M48 78C60 76 70 68 76 56M48 64C58 62 70 52 75 38M48 50C58 46 66 38 69 24M48 36C54 32 58 24 60 12M48 74C36 72 26 64 20 52M48 60C38 58 26 48 22 34M48 46C38 42 30 34 28 20M47 32C42 28 38 22 36 12"
        color={palette.edge}
        width={6}
      />
      <Line
        d="M48 78C60 76 70 68 76 56M48 64C58 62 70 52 75 38M48 50C58 46 66 38 69 24M48 36C54 32 58 24 60 12M48 74C36 72 26 64 20 52M48 60C38 58 26 48 22 34M48 46C38 42 30 34 28 20M47 32C42 28 38 22 36 12"
        color={palette.leaf}
        width={2.5}
      />
    </>
  ),
  holes: <BittenLeaf />,
  windows: (
    <Leaf>
      <Area
        d="M36 20 60 22 66 34 50 42 34 32ZM24 44 40 52 40 66 24 62ZM58 48 74 44 72 62 56 66ZM40 72 56 70 52 82H42Z"
        fill={palette.cream}
      />
      <Line d={leafVeins} color={palette.leafDeep} width={1.5} />
      <Line
        d="M38 26H63M40 32H62M26 50H39M25 57H40M59 52H73M58 59H72"
        color={palette.leafLight}
        width={1.5}
      />
    </Leaf>
  ),
  mines: (
    <Leaf>
      <Line
        d="M34 30C42 22 46 30 40 36S28 44 34 50 46 46 44 56 30 62 36 70 50 74 52 66 58 56 64 62"
        color={palette.cream}
        width={6}
      />
      <Line
        d="M34 30C42 22 46 30 40 36S28 44 34 50 46 46 44 56 30 62 36 70 50 74 52 66 58 56 64 62"
        color={palette.grey}
        width={1.5}
      />
      <Line d="M58 26C66 28 58 36 64 40S72 46 66 50" color={palette.cream} width={4} />
    </Leaf>
  ),
  'folded-leaf': (
    <>
      <Stalk d="M48 84V94" />
      <Area d="M48 4C78 26 80 64 48 89Z" fill={palette.leafDeep} edge={palette.edge} />
      <Area
        d="M48 4C68 30 66 66 48 89 10 66 12 28 48 4Z"
        fill={palette.leafLight}
        edge={palette.edge}
      />
      <Line d="M44 16C30 32 30 62 44 78" color={palette.leaf} />
      <Line d={stitches} color={palette.edge} width={6} />
      <Line d={stitches} color={palette.white} width={3} />
    </>
  ),
  web: (
    <Leaf fill={palette.leafDeep} vein={palette.edge}>
      <Line d={cobweb} color={palette.white} width={1.8} />
      <Dots at="40,42 58,58 36,64 61,40 50,72" size={6} color={palette.orange} />
    </Leaf>
  ),
  eggs: (
    <Leaf fill={palette.leafLight}>
      <Line d={hair} color={palette.brown} width={3} />
      <Dots at="48,46" size={35} color={palette.brown} />
      <Line d="M38 44 42 36M46 42 50 33M55 45 58 37" color={palette.orange} />
      <Dots at={heap} size={11} color={palette.dark} />
      <Dots at={heap} size={8} color={palette.cream} />
    </Leaf>
  ),
  'small-insects': (
    <Leaf fill={palette.leafLight}>
      <Copies
        at={[
          'translate(46 24) scale(.62)',
          'translate(37 33) rotate(-20) scale(.7)',
          'translate(55 35) rotate(24) scale(.7)',
          'translate(46 44) rotate(-8) scale(.75)',
          'translate(33 50) rotate(14) scale(.7)',
          'translate(60 50) rotate(-18) scale(.75)',
          'translate(49 60) rotate(10) scale(.75)',
          'translate(36 66) rotate(-24) scale(.65)',
          'translate(62 66) rotate(30) scale(.65)',
          'translate(47 75) rotate(4) scale(.6)',
        ]}
      >
        <Line d={insect} color={palette.dark} width={2} />
        <Area d="M0-8C6-6 7 3 4 7 2 9-2 9-4 7-7 3-6-6 0-8Z" fill={palette.dark} />
      </Copies>
    </Leaf>
  ),
  'small-leaves': (
    <>
      <g transform="translate(-12 0)">
        <Leaf />
      </g>
      <g transform="translate(60 56) scale(.42)">
        <Line d={leafOutline} width={11} />
        <Leaf fill={palette.straw} vein={palette.leafDeep} veinWidth={4} />
      </g>
    </>
  ),
  'leaf-fall': (
    <>
      <Line d="M8 10C34 4 62 12 90 8M58 10C64 18 70 20 76 22" color={palette.bark} width={5} />
      <Line d="M4 88H92" color={palette.soil} width={6} />
      <Copies
        at={[
          'translate(18 8) rotate(160)',
          'translate(76 22) rotate(150) scale(.8)',
          'translate(42 44) rotate(70) scale(.9)',
          'translate(68 60) rotate(-50) scale(.9)',
          'translate(14 84) rotate(80)',
          'translate(64 84) rotate(-84)',
          'translate(82 84) rotate(-30) scale(.7)',
        ]}
      >
        <Area d={smallLeaf} fill={palette.yellow} edge={palette.brown} />
        <Line d="M0 0V-16" color={palette.brown} width={1.5} />
      </Copies>
      <Line d="M30 30 34 36M56 40 60 46M20 56 22 64" color={palette.grey} />
    </>
  ),
  'bunched-leaves': (
    <g transform="translate(-12 -18) scale(1.25)">
      <Stalk d="M48 58V88M48 76 64 70M48 84 32 80" />
      <Copies
        at={[
          'translate(48 52) rotate(-105)',
          'translate(48 52) rotate(105)',
          'translate(48 54) rotate(-70)',
          'translate(48 54) rotate(70)',
          'translate(48 46) rotate(-40)',
          'translate(48 46) rotate(40)',
          'translate(48 40)',
          'translate(48 58) rotate(-55) scale(.8)',
          'translate(48 58) rotate(55) scale(.8)',
          'translate(48 58) rotate(-20) scale(.8)',
          'translate(48 58) rotate(20) scale(.8)',
        ]}
      >
        <Area d={smallLeaf} fill={palette.leafLight} edge={palette.edge} width={2} />
      </Copies>
    </g>
  ),
};
