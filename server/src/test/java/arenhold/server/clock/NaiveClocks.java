package arenhold.server.clock;

import java.util.ArrayList;
import java.util.List;

/**
 * Clocks as one would count them by hand: every millisecond takes one from each clock that runs.
 */
final class NaiveClocks {

  TimeControl control;
  final int[] left;
  final int[] free;
  List<Integer> running = List.of();
  boolean paused;
  boolean down;
  int turn;
  int seat;
  long now;

  /** When the first time was up, and whose; -1 until then. */
  long fell = -1;

  final List<Integer> fallen = new ArrayList<>();

  NaiveClocks(TimeControl control, int seats, long now) {
    left = new int[seats];
    free = new int[seats];
    this.now = now;
    full(control);
  }

  void full(TimeControl other) {
    control = other;
    for (int i = 0; i < left.length; i++) {
      left[i] =
          switch (other) {
            case TimeControl.None none -> 0;
            case TimeControl.Live live -> live.base() * 1000;
            case TimeControl.Days days -> days.perTurn() * 1000;
          };
    }
    newDelays();
  }

  private void newDelays() {
    for (int i = 0; i < free.length; i++) {
      free[i] = control instanceof TimeControl.Live live ? live.delay() * 1000 : 0;
    }
  }

  void tick() {
    now++;
    if (paused || down || fell >= 0 || control instanceof TimeControl.None) return;
    for (int i : running) {
      if (free[i] > 0) free[i]--;
      else left[i]--;
      if (free[i] == 0 && left[i] == 0) fallen.add(i);
    }
    if (!fallen.isEmpty()) fell = now;
  }

  void turn(int number, int whose) {
    if (number <= turn) return;
    if (control instanceof TimeControl.Days days) {
      for (int i = 0; i < left.length; i++) left[i] = days.perTurn() * 1000;
    }
    if (control instanceof TimeControl.Live live && seat >= 0)
      left[seat] += live.increment() * 1000;
    newDelays();
    turn = number;
    seat = whose;
  }
}
