import { demoBuyers, developerToken } from '@upaj/demo/people';
import { Button } from '@upaj/ui/button';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { sessionStarted } from '../../domains/session/session.slice.ts';

const delayInMs = 1000;

/** Lets a developer in without a password, as the first buyer of the demo. No production build has it. */
export function DeveloperLogin({ label }: { label: string }) {
  const dispatch = useDispatch();
  const [isOnTheWay, setOnTheWay] = useState(false);

  useEffect(() => {
    const [person] = demoBuyers;
    if (!isOnTheWay || !person) return;
    const { id: userId, name: userName } = person;
    const start = () =>
      dispatch(sessionStarted({ token: developerToken, userId, userName, isSeller: false }));
    const timer = setTimeout(start, delayInMs);
    return () => clearTimeout(timer);
  }, [isOnTheWay, dispatch]);

  return (
    <Button
      variant="outline"
      width="full"
      isBusy={isOnTheWay}
      onClick={() => setOnTheWay(true)}
      data-testid="developer-login"
    >
      {label}
    </Button>
  );
}
