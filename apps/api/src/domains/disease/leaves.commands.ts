import type { OperatorCommand } from '../../platform/modules/operator-command.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import type { Width } from '../../platform/pictures/picture-store.ts';
import { exportLeaves } from './export-leaves.ts';

/** Where pictures of leaves are stored. */
export const LEAF_PICTURES = 'leaf-pictures';

/** The operator's commands for pictures of leaves. */
export const leafCommands: readonly OperatorCommand[] = [
  {
    words: 'leaves export',
    argument: 'FOLDER',
    async run(db, folder, place) {
      const count = await exportLeaves(db, openPictures<Width>(place, LEAF_PICTURES), folder);
      return `${count} pictures were written to ${folder}. Export again before each training: people can withdraw them.`;
    },
  },
];
