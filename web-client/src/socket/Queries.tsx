import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { RequestRefused } from "./http";

/** Milliseconds before the first retry; each following wait is twice as long. */
const FIRST = 1_000;

/** The longest wait between retries, in milliseconds. */
const LONGEST = 30_000;

/** Whether a retry may help; a server that refuses would refuse again. */
const passing = (reason: Error): boolean => !(reason instanceof RequestRefused) || reason.passing;

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The server may run on this machine, which need not be online.
        networkMode: "always",
        retry: (_, reason) => passing(reason),
        retryDelay: (failures) => Math.min(FIRST * 2 ** failures, LONGEST),
        // An answer is forgotten with its last reader: it may be private to the current identity.
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

/** Shares the answers to requests, and retries failed ones, for everything inside. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
