import { screen, within } from '@testing-library/react';
import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeviceDiagnosis } from '../../domains/disease/diagnosis.ts';
import {
  demoDiagnosis,
  geminiEarlyBlight,
  healthy,
  lateBlight,
  modelSays,
  noLeaf,
  notTrained,
  unsure,
} from '../../testing/demo-diagnoses.ts';
import { renderPart } from '../../testing/render-part.tsx';
import LeafResult from './leaf-result.tsx';

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});

async function show(change: Partial<DeviceDiagnosis>, language: 'en' | 'hi' = 'en') {
  const onWalk = vi.fn();
  const diagnosis = demoDiagnosis(change);
  const view = await renderPart(<LeafResult diagnosis={diagnosis} onWalk={onWalk} />, { language });
  await screen.findByRole('heading', { level: 2 });
  return { ...view, onWalk };
}

const heading = (name: string) => screen.getByRole('heading', { name });
const order = (names: readonly string[]) => {
  const all = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  return names.map((name) => all.indexOf(name));
};

it('a disease is named with how sure it is in words and in a figure, and what else it may be', async () => {
  await show({});
  expect(heading('Disease')).toBeVisible();
  expect(screen.getByText('Late blight')).toBeVisible();
  expect(screen.getByText('Quite sure: 82%')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Quite sure: 82%' })).toHaveTextContent('82%');
  expect(screen.getByText('Also possible: Early blight (13%)')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('the cure comes in its order: field, natural helpers, sprays, what it costs, whom to call', {
  tags: ['ENTITY-15'],
}, async () => {
  await show({
    opinions: [modelSays({ diseaseId: 'potato-early-blight', share: 0.9 })],
    cropId: 'potato',
  });
  const found = order([
    'Disease',
    'Cure',
    'First: without a spray',
    'Then: natural helpers',
    'Only if that is not enough: sprays',
    'If you do nothing',
    'When to call',
  ]);
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(screen.getByText('Enough nitrogen')).toBeVisible();
  expect(screen.getByText('Trichoderma')).toBeVisible();
  expect(screen.getByText('mancozeb')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^Only if the label names your crop/)).toBeVisible();
  expect(screen.getByText(findDisease('potato-early-blight')?.untreated.en ?? '')).toBeVisible();
  expect(screen.getByText('General knowledge, please confirm')).toBeVisible();
  const call = screen.getByRole('link', { name: 'Kisan Call Centre, 1800-180-1551' });
  expect(call).toHaveAttribute('href', 'tel:18001801551');
});

it('a disease that no spray cures says so', async () => {
  await show({ opinions: [modelSays({ diseaseId: 'tomato-mosaic', share: 0.9 })] });
  expect(screen.getByText('No spray cures this. Do what is said above.')).toBeVisible();
  expect(screen.queryByText('Active ingredients with a label for it:')).toBeNull();
});

it('"I am not sure" shows the signs of the two most likely side by side and leads to the guided walk', async () => {
  const { user, onWalk } = await show({ opinions: [unsure] });
  expect(screen.getByText('I am not sure')).toBeVisible();
  const early = within(heading('Early blight (46%)').parentElement ?? document.body);
  expect(early.getByText(findDisease('tomato-early-blight')?.symptoms.en ?? '')).toBeVisible();
  expect(heading('Late blight (41%)')).toBeVisible();
  expect(screen.queryByText('First: without a spray')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the cure for Early blight' }));
  expect(early.getByRole('heading', { name: 'First: without a spray' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start the guided walk' }));
  expect(onWalk).toHaveBeenCalledOnce();
});

it('a healthy leaf has nothing to treat', async () => {
  await show({ opinions: [healthy] });
  expect(screen.getByText('The leaf looks healthy')).toBeVisible();
  expect(screen.getByText(/^There is nothing to treat/)).toBeVisible();
  expect(screen.queryByText('Only if that is not enough: sprays')).toBeNull();
});

it('what is no leaf of the crop tells what to photograph', async () => {
  await show({ opinions: [noLeaf] });
  expect(screen.getByText('This is not a leaf of Tomato')).toBeVisible();
  expect(screen.getByText('One leaf of Tomato, as large as the picture')).toBeVisible();
});

it('a picture without a leaf needs no crop, and is not asked about', async () => {
  await show({ opinions: [noLeaf], cropId: '' });
  expect(screen.getByText('This is not a leaf of your crop')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Was this right?' })).toBeNull();
});

it('a crop that was not trained leads to the guided walk alone and asks for no judgement', async () => {
  const { user, onWalk } = await show({ opinions: [notTrained], cropId: 'rice' });
  expect(screen.getByText(/^Our model does not know Rice/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Was this right?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start the guided walk' }));
  expect(onWalk).toHaveBeenCalledOnce();
});

it('advisers who differ are two opinions with their names, and no cure is chosen for the person', async () => {
  await show({ opinions: [lateBlight, geminiEarlyBlight] });
  const two = within(heading('Two opinions').parentElement ?? document.body);
  expect(two.getByText('Our own model')).toBeVisible();
  expect(two.getByText('AI service (Gemini)')).toBeVisible();
  expect(two.getByText('The AI service does not say how sure it is.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the cure for Late blight' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the cure for Early blight' })).toBeVisible();
  expect(screen.queryByText('First: without a spray')).toBeNull();
});

it('advisers who agree are one answer', async () => {
  const agreeing = { ...geminiEarlyBlight, diseaseId: 'tomato-late-blight' };
  await show({ opinions: [lateBlight, agreeing] });
  expect(screen.queryByText('Two opinions')).toBeNull();
  expect(
    screen.getByText('Both say the same: Our own model and AI service (Gemini).'),
  ).toBeVisible();
  expect(heading('First: without a spray')).toBeVisible();
});

it('the AI service alone is heard where our model does not know the crop', async () => {
  const gemini = { ...geminiEarlyBlight, diseaseId: 'rice-blast' };
  await show({ opinions: [notTrained, gemini], cropId: 'rice' });
  expect(screen.queryByText('Two opinions')).toBeNull();
  expect(screen.queryByText(/^Our model does not know Rice/)).toBeNull();
  expect(screen.getByText(/^An AI service \(Gemini\) has looked/)).toBeVisible();
});

it('it says where the answer comes from and how often that is right', async () => {
  await show({});
  expect(screen.getByText(/right in about 9 of 10 clear pictures of one leaf/)).toBeVisible();
  expect(screen.getByText('Model 2026-11-24.1')).toBeVisible();
});

it('a Hindi reader has the labels, the disease and its cure in Hindi', async () => {
  await show({}, 'hi');
  expect(heading('रोग')).toBeVisible();
  expect(heading('इलाज')).toBeVisible();
  expect(screen.getByText(findDisease('tomato-late-blight')?.name.hi ?? '')).toBeVisible();
  expect(screen.getByText('काफी पक्का: 82%')).toBeVisible();
});

it('the whole answer is read aloud in the language of the page', async () => {
  const spoken: SpeechSynthesisUtterance[] = [];
  class Utterance extends EventTarget {
    lang = '';
    constructor(public text: string) {
      super();
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    speak: (one: SpeechSynthesisUtterance) => spoken.push(one),
    cancel: () => {},
  });
  const { user } = await show({}, 'hi');
  await user.click(screen.getByRole('button', { name: 'पढ़कर सुनाएं' }));
  const disease = findDisease('tomato-late-blight');
  const text = spoken.map((one) => one.text).join(' ');
  expect(spoken[0]).toMatchObject({ text: 'रोग:', lang: 'hi-IN' });
  expect(text).toContain(disease?.name.hi);
  expect(text).toContain(disease?.untreated.hi);
  expect(text).toContain('1800-180-1551');
});
