import java.io.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    in.nextToken();
    long[] read = new long[(int) in.nval];
    in.nextToken();
    int goals = (int) in.nval;
    long sum = 0;
    for (int chapter = 0; chapter < read.length; chapter++) {
      in.nextToken();
      read[chapter] = sum += (long) in.nval;
    }
    StringBuilder out = new StringBuilder();
    while (goals-- > 0) {
      in.nextToken();
      // The sums grow by at least one page, so none is there twice.
      int at = Arrays.binarySearch(read, (long) in.nval);
      if (at < 0) at = -at - 1;
      out.append(at == read.length ? "never" : String.valueOf(at + 1)).append('\n');
    }
    System.out.print(out);
  }
}
