import { useId } from 'react';
import { Leaf, leafOutline, leafVeins } from './leaf-shapes.tsx';
import { Area, Copies, Dots, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

const bites = '76,36 22,66 70,72';
const gaps = '36,40 58,56 42,70';
const smallLeaf = 'M0 0C-10-6-9-17 0-24 9-17 10-6 0 0Z';
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
      <Stalk d="M48 50V92" />
      <Area
        d="M14 66C26 70 30 56 48 60 66 56 70 70 82 66 74 60 60 50 48 52 36 50 22 60 14 66Z"
        fill={palette.leafPale}
        edge={palette.edge}
      />
      <Area
        d="M14 66C8 34 26 14 48 14S88 34 82 66C78 54 72 50 65 58 60 48 54 48 48 56 42 48 36 48 31 58 24 50 18 54 14 66Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Line
        d="M48 16V54M48 22C58 28 64 40 65 54M48 22C38 28 32 40 31 54M50 18C64 22 74 36 79 52M46 18C32 22 22 36 17 52"
        color={palette.leafDeep}
      />
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
      <Area d="M46 4C68 26 76 62 48 88 26 66 26 30 46 4Z" fill={palette.leaf} edge={palette.edge} />
      <Area
        d="M46 4C30 34 30 62 48 88 22 74 16 34 46 4Z"
        fill={palette.leafPale}
        edge={palette.edge}
      />
      <Line d="M56 32V46M62 40V58M55 56V72M63 64V70" color={palette.white} width={3.5} />
      <Line d="M30 34 46 32M29 46 45 45M30 58 45 59M35 70 49 72" color={palette.white} width={2} />
      <Line d="M30 34 46 32M29 46 45 45M30 58 45 59M35 70 49 72" color={palette.grey} width={1} />
    </>
  ),
  web: (
    <>
      <Leaf>
        <Dots
          at="36,56 58,58 44,64 52,50 34,66 62,68 50,74 42,76 58,76 28,58 68,60"
          size={3.5}
          color={palette.straw}
        />
        <Dots at="40,58 55,66 48,56 62,62 36,72" size={4.5} color={palette.red} />
      </Leaf>
      <Line
        d="M48 6 14 14M48 6 84 12M26 26 8 34M70 26 88 34M14 14C22 22 24 22 30 20M10 34C18 32 20 28 23 20M84 12C76 20 74 22 68 20M86 34C78 32 76 28 74 18M48 30 26 26 14 14M48 30 70 26 84 12M48 6V30M38 16 48 22 58 16"
        color={palette.grey}
        width={1.5}
      />
    </>
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
