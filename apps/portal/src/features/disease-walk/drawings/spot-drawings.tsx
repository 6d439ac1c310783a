import { Blade, Leaf } from './leaf-shapes.tsx';
import { Area, Copies, Dots, Line } from './marks.tsx';
import { palette } from './palette.ts';

const ringed = '33,34 62,46 40,66';
const blots = '34,30 62,40 32,58 60,68 47,47';
const many =
  '36,24 57,27 45,33 64,36 30,38 54,42 38,46 68,49 25,53 47,56 60,58 34,62 70,64 52,69 41,74 60,77 29,70 43,20';
const raised = '34,28 58,30 28,48 64,50 42,44 36,66 60,68 50,58';
const angles =
  'M48 40 60 31 64 42 48 52ZM48 56 37 48 35 60 48 68ZM23 41 33 47 31 58 23 54ZM72 41V54L60 61 59 49ZM48 72 58 66 60 76 48 84ZM33 28 44 36 36 40 27 34Z';
const patches =
  'M92 20V70C76 74 66 66 64 56 54 54 52 44 58 38 54 30 62 22 70 18ZM6 50C18 42 32 46 34 56 46 60 50 74 42 92H8Z';
const spindle = 'M-15 0C-7-8 7-8 15 0 7 8-7 8-15 0Z';

export const spotDrawings = {
  'ring-spots': (
    <Leaf>
      <Dots at={ringed} size={25} color={palette.brown} />
      <Dots at={ringed} size={18} color={palette.straw} />
      <Dots at={ringed} size={13} color={palette.brown} />
      <Dots at={ringed} size={6.5} color={palette.straw} />
    </Leaf>
  ),
  'eye-spots': (
    <Blade>
      <Copies
        at={[
          'translate(66 25) rotate(-42)',
          'translate(58 52) rotate(-46)',
          'translate(36 50) rotate(-48)',
          'translate(32 74) rotate(-38)',
        ]}
      >
        <Area d={spindle} fill={palette.ash} edge={palette.brown} width={3.5} />
      </Copies>
    </Blade>
  ),
  'small-spots': (
    <Leaf fill={palette.leafLight}>
      <Dots at={many} size={4.5} color={palette.dark} />
    </Leaf>
  ),
  'pale-dots': (
    <Leaf fill={palette.leafDeep} vein={palette.edge}>
      <Dots at={many} size={5} color={palette.straw} />
    </Leaf>
  ),
  'angular-spots': (
    <Leaf
      fill={palette.leafLight}
      below={
        <>
          <Area d={angles} fill={palette.brown} edge={palette.straw} width={5} />
          <Area d={angles} fill={palette.brown} />
        </>
      }
    />
  ),
  'wet-spots': (
    <Leaf>
      <Area d={patches} fill={palette.dark} edge={palette.leafPale} width={4} />
      <Line d="M65 36C62 42 64 47 68 49M30 62C36 65 39 69 39 74" color={palette.white} />
    </Leaf>
  ),
  drops: (
    <Blade>
      <Copies
        at={[
          'translate(70 28)',
          'translate(51 34)',
          'translate(56 56)',
          'translate(32 52)',
          'translate(36 76)',
          'translate(78 54)',
        ]}
      >
        <Area
          d="M0-10C7-2 7 7 0 8-7 7-7-2 0-10Z"
          fill={palette.white}
          edge={palette.edge}
          width={2}
        />
      </Copies>
    </Blade>
  ),
  'dotted-spots': (
    <Leaf>
      <Dots at={ringed} size={27} color={palette.brown} />
      <Dots at={ringed} size={21} color={palette.ash} />
      <Copies at={['translate(33 34)', 'translate(62 46)', 'translate(40 66)']}>
        <Dots at="-5,-2 0,-6 5,-2 -3,4 4,5 0,0" size={3} color={palette.dark} />
      </Copies>
    </Leaf>
  ),
  'halo-spots': (
    <Leaf>
      <Dots at={blots} size={20} color={palette.straw} />
      <Dots at={blots} size={10} color={palette.dark} />
    </Leaf>
  ),
  blisters: (
    <Leaf>
      <Dots at={raised} size={14} color={palette.edge} move="1.5 2" />
      <Dots at={raised} size={13} color={palette.leafPale} />
      <Dots at={raised} size={5} color={palette.white} move="-2 -2" />
    </Leaf>
  ),
  pustules: (
    <Leaf>
      <Dots at={many} size={8} color={palette.brown} move=".8 1.2" />
      <Dots at={many} size={6.5} color={palette.orange} />
    </Leaf>
  ),
  'yellow-spots': (
    <Leaf
      below={
        <>
          <Dots at={blots} size={22} color={palette.leafLight} />
          <Dots at={blots} size={15} color={palette.straw} />
        </>
      }
    />
  ),
};
