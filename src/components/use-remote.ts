'use client';

import { useEffect, useState } from 'react';

type Answer<T> = { key: string; data?: T; failed?: boolean };

/**
 * What an island shows for a question: the data that came with the page for its first question, an answer of the server for every other.
 * One request per question and no second try by itself (C213).
 * @param key tells questions apart; `load` is called when it changes
 * @param first the question and the data that the HTML already holds
 */
export function useRemote<T>(key: string, first: { key: string; data: T }, load: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>(first);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the key; `load` is a new function at every render
  useEffect(() => {
    if (key === first.key && attempt === 0) {
      setAnswer(first);
      return;
    }
    let current = true;
    load().then(
      (data) => current && setAnswer({ key, data }),
      (reason) => {
        console.error(reason);
        if (current) setAnswer({ key, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);

  const answered = answer.key === key;
  return {
    data: answered ? answer.data : undefined,
    loading: !answered,
    failed: answered && answer.failed === true,
    retry: () => {
      setAnswer({ key: '' });
      setAttempt((count) => count + 1);
    },
  };
}
