import type { Meta, StoryObj } from '@storybook/react-vite';
import { weatherPicture } from './weather-picture.ts';

/**
 * The pictures of the sky by OpenWeather's code: the number is the sky, `d` is the day and `n` the night. An unknown code
 * shows clouds. The words of the weather stand beside it, so it has an empty `alt`.
 */
const meta = { title: 'Components/Media/Weather Picture' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const codes = ['01', '02', '03', '04', '09', '10', '11', '13', '50'].flatMap((sky) => [
  `${sky}d`,
  `${sky}n`,
]);

export const AllCodes: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-4 md:grid-cols-8">
      {codes.map((code) => (
        <li key={code} className="grid justify-items-center gap-1 text-center text-xs">
          <img src={weatherPicture(code)} alt="" width={112} height={112} />
          {code}
        </li>
      ))}
    </ul>
  ),
};
