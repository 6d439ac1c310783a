import { useEffect, useState } from 'react';
import {
  listDeviceDiagnoses,
  onDiagnosesChange,
  type Shortfall,
  shortfallOf,
} from './device-diagnoses.ts';
import type { DeviceDiagnosis } from './diagnosis.ts';

interface KeptDiagnoses {
  /** Newest first; undefined until they are read. */
  diagnoses?: readonly DeviceDiagnosis[];
  /** What is missing of the last one, if the device could not keep all of it. */
  shortfall?: Shortfall | undefined;
}

/** The diagnoses that this device keeps of a user, as they are after each change. */
export function useDeviceDiagnoses(userId: string | null): KeptDiagnoses {
  const [kept, setKept] = useState<KeptDiagnoses>({});
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const diagnoses = userId ? await listDeviceDiagnoses(userId) : [];
      if (isWanted) setKept({ diagnoses, shortfall: userId ? shortfallOf(userId) : undefined });
    };
    void read();
    const stop = onDiagnosesChange(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [userId]);
  return kept;
}
