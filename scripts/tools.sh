# Finds and checks the tools that the other commands need. Sourced, not run.

die() {
  echo "$1" >&2
  exit 1
}

# Prints the first JDK of version 25 or newer: JAVA_HOME, the usual folders, whatever `java` is on the path.
find_jdk() {
  local candidate on_path version
  on_path=$(readlink -f "$(command -v java 2>/dev/null)" 2>/dev/null || true)
  for candidate in "${JAVA_HOME:-}" /usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* "${on_path%/bin/java}"; do
    [ -n "$candidate" ] && [ -x "$candidate/bin/javac" ] && [ -r "$candidate/release" ] || continue
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$candidate/release")
    if [ "${version:-0}" -ge 25 ]; then
      echo "$candidate"
      return 0
    fi
  done
  return 1
}

# Makes JAVA_HOME a JDK 25 or newer.
use_jdk() {
  JAVA_HOME=$(find_jdk) || die "A JDK 25 or newer is needed. Install one, or set JAVA_HOME to where it is."
  export JAVA_HOME
}

need() {
  command -v "$1" >/dev/null 2>&1 || die "$2"
}

need_build_tools() {
  need mvn "Maven 3.8 or newer is needed to build Arenhold (on Debian: apt-get install maven)."
  need npm "Node 20 or newer with npm is needed to build the pages (on Debian: apt-get install nodejs npm)."
}

# Prints the browser that the browser tests use, if there is one. The headless Chromium comes first: its
# browser process takes half the CPU time of the full one.
find_browser() {
  local name
  for name in "${ARENHOLD_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name" 2>/dev/null; then return 0; fi
  done
  return 1
}
