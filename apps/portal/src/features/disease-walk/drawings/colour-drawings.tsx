import { Blade, Leaf, leafOutline, leafVeins } from './leaf-shapes.tsx';
import { Area, Copies, Dots, Inside, Line } from './marks.tsx';
import { palette } from './palette.ts';

const powder = '34,28 42,34 31,38 58,40 66,46 57,49 36,60 44,66 33,70 60,68';
const dust = '47,22 54,28 26,48 45,48 70,36 68,60 26,62 52,58 52,76 44,78';
const down = '30,32 36,27 38,35 60,30 64,36 56,37 28,54 35,50 36,58 58,50 54,56 34,72 41,69 42,76';
const greenMiddle =
  'M48 24C54 28 53 33 58 36 57 41 64 43 63 49 67 53 64 57 66 62 62 68 60 74 48 82 36 74 34 68 30 62 32 57 29 53 33 49 32 43 39 41 38 36 43 33 42 28 48 24Z';

export const colourDrawings = {
  leaf: <Leaf />,
  'white-powder': (
    <Leaf fill={palette.leafDeep} vein={palette.edge}>
      <Dots at={powder} size={13} color={palette.white} />
      <Dots at={dust} size={4} color={palette.white} />
    </Leaf>
  ),
  'down-below': (
    <>
      <Leaf fill={palette.leafPale} vein={palette.leaf}>
        <Dots at={down} size={11} color={palette.grey} />
        <Dots at={down} size={8} color={palette.white} />
      </Leaf>
      <Area
        d="M79 50C80 70 68 82 50 85 52 66 62 54 79 50Z"
        fill={palette.leafDeep}
        edge={palette.edge}
      />
      <Line d="M56 78C60 70 66 62 73 57" />
    </>
  ),
  soot: (
    <Leaf>
      <Area
        d="M10 50C20 44 28 50 36 44 44 50 52 40 60 44 68 38 78 44 86 40V0H10Z"
        fill={palette.dark}
      />
      <Copies at={['translate(33 62)', 'translate(50 56)', 'translate(64 64)', 'translate(46 75)']}>
        <Area
          d="M0-8C5-1 5 4 0 5-5 4-5-1 0-8Z"
          fill={palette.straw}
          edge={palette.brown}
          width={1.5}
        />
      </Copies>
      <Line d="M34 30C30 34 28 38 28 42M58 22 62 28" color={palette.grey} />
    </Leaf>
  ),
  stripes: (
    <Blade>
      <Line d="M20 77C36 63 60 38 80 16" color={palette.straw} width={4} />
      <Line d="M13 80C22 60 46 34 74 16M26 82C46 72 66 52 80 30" color={palette.brown} width={4} />
      <Line d="M15 68C22 50 40 32 60 21M38 80C56 72 70 58 78 44" color={palette.straw} width={4} />
    </Blade>
  ),
  mosaic: (
    <Leaf
      fill={palette.leafLight}
      below={
        <>
          <Dots at="40,24 62,36 30,44 56,60 34,66 68,58" size={15} color={palette.straw} />
          <Dots at="54,24 36,34 52,46 24,56 66,70 44,76" size={14} color={palette.leafDeep} />
          <Dots at="70,46 42,56 46,14 58,80" size={9} color={palette.straw} />
        </>
      }
    />
  ),
  'green-veins': <Leaf fill={palette.straw} vein={palette.leafDeep} veinWidth={5} />,
  'yellow-veins': (
    <Leaf fill={palette.leafDeep} vein={palette.yellow} veinWidth={3.5}>
      <Line
        d="M56 32 62 42M64 44 62 54M60 63 64 73M40 32 34 42M32 44 34 54M36 63 32 73M56 49 57 59M40 49 39 59"
        color={palette.yellow}
        width={2}
      />
    </Leaf>
  ),
  'edge-v': (
    <Leaf below={<Area d="M96 8 46 64 96 86Z" fill={palette.yellow} />}>
      <Line d="M52 52 73 39M62 45 75 50M54 66 72 57M62 62 70 68" color={palette.dark} />
    </Leaf>
  ),
  'edge-drying': (
    <>
      <Leaf fill={palette.brown} vein={palette.brown} />
      <Area d={greenMiddle} fill={palette.leaf} edge={palette.straw} width={5} />
      <Inside d={greenMiddle}>
        <Line d={leafVeins} color={palette.leafDeep} />
      </Inside>
      <Line d={leafOutline} />
    </>
  ),
  'thick-veins': (
    <>
      <Leaf fill={palette.leafPale} vein={palette.edge} veinWidth={6}>
        <Line
          d="M48 16V91M48 38 65 25M48 54 73 39M48 38 31 25M48 54 23 39"
          color={palette.leafDeep}
          width={2}
        />
      </Leaf>
      <Area
        d="M52 72C50 58 60 50 74 50 76 64 66 74 52 72Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Line d="M48 76 66 58" />
    </>
  ),
};
