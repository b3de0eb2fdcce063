/** Who is here decides what is shown: the sign-in page, or the page that the address names inside the frame. */
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { Route, Router, Switch } from "wouter";
import { listenForSessionEnd } from "./api/client.ts";
import { queryClient, sessionQuery } from "./api/queries.ts";
import { Empty, Loading, Problem } from "./parts/notes.tsx";
import { Page } from "./parts/page.tsx";
import { PAGES } from "./routes.ts";
import { Shell } from "./shell.tsx";
import { SignInPage } from "./sign-in.tsx";

listenForSessionEnd(() => queryClient.setQueryData(sessionQuery.queryKey, null));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base="/console">
        <Door />
      </Router>
    </QueryClientProvider>
  );
}

function Door() {
  const { data: who, error, refetch } = useQuery(sessionQuery);
  if (who === null) return <SignInPage />;
  if (who === undefined) {
    return (
      <main className="sign-in">
        <div>{error ? <Problem error={error} retry={() => refetch()} /> : <Loading rows={3} />}</div>
      </main>
    );
  }
  return (
    <Shell who={who}>
      <Switch>
        {PAGES.map(({ path, page: Shown }) => (
          <Route key={path} path={path}>
            <Fence key={path}>
              <Suspense fallback={<Loading />}>
                <Shown />
              </Suspense>
            </Fence>
          </Route>
        ))}
        <Route>
          <Page title="Not here">
            <Empty icon="search" title="There is no such page">
              <p>The address may be misspelt, or come from another version. The navigation has every page.</p>
            </Empty>
          </Page>
        </Route>
      </Switch>
    </Shell>
  );
}

/** A page that throws takes down itself and nothing else. React has no other way to say so than a class. */
class Fence extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error ? (
      <Problem error={this.state.error} retry={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
