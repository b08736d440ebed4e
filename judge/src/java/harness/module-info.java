/** The judge's part in Java. What is opened to this module stays closed to learners' classes, which are in no named module. */
module judge {
  requires static java.compiler;
  exports judge;
}
