import { Area, Copies, Dots, Inside, Line, Stalk } from './marks.tsx';
import { palette } from './palette.ts';

/** A thick stem with the stub of a leaf on each side. */
const stemOutline = 'M38 7 44 5 52 7 58 5V44L57 50 58 91H38L39 50 38 44Z';
const leafLeft = 'M37 46C22 46 12 38 10 24 26 24 36 32 37 46Z';
const leafRight = 'M59 66C74 66 84 58 86 44 70 44 60 52 59 66Z';
const ground = 'M4 74C20 70 36 74 48 73S78 70 92 74V90H4Z';

const Stem = ({ fill = palette.leaf }: { fill?: string }) => (
  <>
    <Area d={leafLeft} fill={palette.leafLight} edge={palette.edge} />
    <Area d={leafRight} fill={palette.leafLight} edge={palette.edge} />
    <Area d={stemOutline} fill={fill} edge={palette.edge} />
  </>
);

const Ground = () => <Area d={ground} fill={palette.soil} edge={palette.dark} />;

/** A twig with leaves; the upper half may be another colour. */
const twigLeaves = [
  'translate(48 66) rotate(60)',
  'translate(48 74) rotate(-60)',
  'translate(48 50) rotate(-62)',
];
const twigLeaf = 'M0 0C-12-8-10-22 0-32 10-22 12-8 0 0Z';

const rootLines =
  'M48 34V86M48 44C40 52 30 54 20 66M48 44C56 52 66 54 76 66M48 56C42 64 36 70 32 84M48 56C54 64 60 70 64 84M30 57C24 58 16 58 9 56M66 57C72 58 80 58 87 56';

const RootTop = () => (
  <>
    <Area d="M48 26C36 24 28 16 28 6 40 6 48 14 48 26Z" fill={palette.leaf} edge={palette.edge} />
    <Area d="M48 26C60 24 68 16 68 6 56 6 48 14 48 26Z" fill={palette.leaf} edge={palette.edge} />
    <Stalk d="M48 20V38" />
    <Line d="M6 36H36M60 36H90" color={palette.soil} width={5} />
  </>
);

const Roots = ({ d = rootLines }: { d?: string }) => (
  <>
    <Line d={d} color={palette.brown} width={7} />
    <Line d={d} color={palette.straw} width={3.5} />
  </>
);

/** Gum that runs down from a wound in three drops. */
const drip =
  'M50 26C57 26 60 32 60 44 64 52 64 64 58 66 55 67 53 64 52 60 52 66 53 72 51 76 50 84 38 84 38 74 38 66 42 62 42 54 41 44 42 26 50 26Z';

export const stemDrawings = {
  stem: (
    <>
      <Stem />
      <Line d="M44 12V84M52 12V84" color={palette.leafDeep} width={1.5} />
    </>
  ),
  'stem-tunnel': (
    <>
      <Stem />
      <Area
        d="M48 20C55 22 55 30 54 46S55 68 48 70 41 62 42 46 41 22 48 20Z"
        fill={palette.brown}
        edge={palette.dark}
        width={2}
      />
      <Line d="M48 30C46 36 50 42 48 54" color={palette.cream} width={8} />
      <Line d="M45 36H51M45 42H51M45 48H51" color={palette.orange} width={1.5} />
      <Dots at="48,28" size={8} color={palette.dark} />
      <Dots
        at="64,24 70,30 65,34 74,36 68,40 62,80 68,84 76,82 72,76"
        size={5}
        color={palette.orange}
      />
      <Dots at="59,24" size={9} color={palette.dark} />
    </>
  ),
  'stem-inside': (
    <>
      <Area
        d="M30 90V50C30 34 26 20 14 8 30 8 44 24 46 44V90Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M66 90V50C66 34 70 20 82 8 66 8 52 24 50 44V90Z"
        fill={palette.leaf}
        edge={palette.edge}
      />
      <Area
        d="M36 90V50C36 34 32 20 22 10 36 14 46 28 48 46 50 28 60 14 74 10 64 20 60 34 60 50V90Z"
        fill={palette.cream}
        edge={palette.edge}
      />
      <Line
        d="M42 88V52C42 38 38 28 33 20M54 88V52C54 38 58 28 63 20"
        color={palette.red}
        width={4}
      />
      <Line d="M48 88V56" color={palette.brown} width={4} />
    </>
  ),
  'stem-patches': (
    <>
      <Stem />
      <Inside d={stemOutline}>
        <Area
          d="M30 14C42 10 46 18 44 26 42 32 36 32 30 30ZM66 34C54 32 48 40 52 48 56 54 62 52 66 50ZM30 58C40 54 50 58 66 54V72C52 76 42 68 30 72Z"
          fill={palette.dark}
          edge={palette.brown}
        />
        <Dots at="40,42 43,48 52,16 54,24 42,82 50,80 55,84" size={4} color={palette.brown} />
      </Inside>
      <Area d={stemOutline} fill="none" edge={palette.edge} />
    </>
  ),
  'collar-rot': (
    <>
      <Area d="M40 4H56V76H40Z" fill={palette.leaf} edge={palette.edge} />
      <Area
        d="M40 40C26 40 14 32 12 18 28 18 40 26 40 40Z"
        fill={palette.straw}
        edge={palette.brown}
      />
      <Area
        d="M56 32C70 32 82 24 84 10 68 10 56 18 56 32Z"
        fill={palette.straw}
        edge={palette.brown}
      />
      <Area
        d="M40 48C44 44 46 51 49 47 52 43 54 49 56 46L53 60 58 82H38L43 62Z"
        fill={palette.dark}
        edge={palette.brown}
        width={3.5}
      />
      <Ground />
    </>
  ),
  gum: (
    <>
      <Area
        d="M26 4C31 30 31 60 22 92H74C65 60 65 30 70 4Z"
        fill={palette.bark}
        edge={palette.dark}
      />
      <Line
        d="M36 8C38 24 36 36 37 46M60 30C58 46 61 64 64 84M36 72C35 78 34 84 32 90M56 6V16"
        color={palette.dark}
      />
      <Area d="M50 18C58 22 58 32 50 36 42 32 42 22 50 18Z" fill={palette.dark} />
      <Area d={drip} fill={palette.yellow} edge={palette.brown} />
      <Line d="M46 40V52M42 64V68M57 54V58" color={palette.white} />
    </>
  ),
  dieback: (
    <>
      <Stalk d="M48 92V46" />
      <Line d="M48 50V6M48 34 66 20M48 26 34 12" color={palette.bark} width={5} />
      <Copies
        at={['translate(66 20) rotate(150) scale(.7)', 'translate(34 12) rotate(-160) scale(.7)']}
      >
        <Area
          d="M0 0C-8-4-3-12-7-18-2-24 2-30 3-34 8-24 2-18 6-12 8-6 4-2 0 0Z"
          fill={palette.orange}
          edge={palette.brown}
          width={3}
        />
      </Copies>
      <Copies at={twigLeaves}>
        <Area d={twigLeaf} fill={palette.leaf} edge={palette.edge} />
        <Line d="M0 0V-22" color={palette.leafDeep} width={2} />
      </Copies>
    </>
  ),
  root: (
    <>
      <Roots />
      <RootTop />
    </>
  ),
  'root-galls': (
    <>
      <Roots />
      <Dots
        at="30,56 20,66 68,58 77,66 40,68 58,68 32,84 64,84 48,78 12,57"
        size={13}
        color={palette.brown}
      />
      <Dots
        at="30,56 20,66 68,58 77,66 40,68 58,68 32,84 64,84 48,78 12,57"
        size={9}
        color={palette.straw}
      />
      <RootTop />
    </>
  ),
  'eaten-roots': (
    <>
      <Roots d="M48 34V62M48 44C44 50 38 52 33 56M48 44C54 50 60 51 64 54M48 56C45 60 43 62 42 64" />
      <RootTop />
      <Line d="M76 60C62 60 58 82 72 86 80 88 86 82 84 76" color={palette.brown} width={15} />
      <Line d="M76 60C62 60 58 82 72 86 80 88 86 82 84 76" color={palette.cream} width={10.5} />
      <Line d="M66 62 71 66M60 72 66 73M64 82 69 79M74 88 75 82" color={palette.grey} width={1.5} />
      <Dots at="78,60" size={11} color={palette.orange} />
    </>
  ),
};
